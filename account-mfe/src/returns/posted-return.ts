import { remedies } from '@odeta/contracts';
import type { ReturnFields } from './return-fields.ts';

export const RETURN_FORM = 'account.return';

/** The values of a posted field. */
type Read = (name: string) => readonly string[];

const LINE = /^\d{1,18}$/;
const MOST_PIECES = 1000;

/** What the form without scripts says. */
export function postedReturn(read: Read): ReturnFields {
  const one = (name: string) => (read(name)[0] ?? '').trim();
  const kind = one('kind');
  // Each kind has its own reasons.
  const reasonOf = (lineId: string) => (one('shown') === kind ? one(`reason-${lineId}`) : '');
  return {
    kind,
    lines: read('line')
      .filter((lineId) => LINE.test(lineId))
      .map((lineId) => ({ lineId, quantity: piecesOf(read(`pieces-${lineId}`)), reason: reasonOf(lineId) })),
    refundMethod: one('refundMethod'),
    returnType: one('returnType'),
    bankAccount: one('bankAccount'),
    holder: one('holder'),
    note: one('note'),
    remedy: one('remedy') || remedies[0],
  };
}

function piecesOf(values: readonly string[]): number {
  const count = Number(values.at(-1) ?? 1);
  return Number.isInteger(count) && count >= 1 && count <= MOST_PIECES ? count : 1;
}

/** Fields that the page shows only after another choice. */
const LATER = /^(bankAccount|holder|note|lines\.\d+\.reason)$/;

/** Of these errors, those of fields that the posted page showed: it opens the others only now. */
export function errorsOfShown(
  errors: Readonly<Record<string, string>>,
  { kind, lines }: Pick<ReturnFields, 'kind' | 'lines'>,
  read: Read,
): Record<string, string> {
  const isOpen = kind === '' || read('shown')[0] === kind;
  const nameOf = (path: string) =>
    path.replace(/^lines\.(\d+)\.reason$/, (_, at) => `reason-${lines[Number(at)]?.lineId}`);
  const isShown = (path: string) => isOpen && (!LATER.test(path) || read(nameOf(path)).length > 0);
  return Object.fromEntries(Object.entries(errors).filter(([path]) => isShown(path)));
}
