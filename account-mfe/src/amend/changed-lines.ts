import type { Amendment, AmendOffer } from '@odeta/contracts';

/** What the visitor has chosen for a line. */
export interface LineChoice {
  /** Pieces that stay; `null`: all. */
  quantity: number | null;
  /** Of the new size; empty: the present one. */
  variantId: string;
}

type Line = Pick<AmendOffer['lines'][number], 'lineId' | 'quantity'>;

/** The changes of an amendment: pieces that are removed, and pieces that get another size. */
export const changedLines = (
  lines: readonly Line[],
  choices: Readonly<Record<string, LineChoice>>,
): Amendment['lines'] =>
  lines.flatMap(({ lineId, quantity }) => {
    const { quantity: chosen = null, variantId = '' } = choices[lineId] ?? {};
    const kept = Math.min(chosen ?? quantity, quantity);
    return [
      ...(kept < quantity ? [{ lineId, quantity: quantity - kept, variantId: null }] : []),
      ...(kept > 0 && variantId !== '' ? [{ lineId, quantity: kept, variantId }] : []),
    ];
  });
