import type { CountrySettings, ShopSettings, SizeKind } from '../settings/settings.ts';
import { bitsOf } from './code-bits.ts';
import type { ChosenSizes } from './listing-bits.ts';

/** Of goods in a single size, which are of one kind wherever they stand. */
const ONE_SIZE = 'one';

/** What an address calls a size of a kind: `clothes-38`. */
export const codeOf = ({ code }: SizeKind, size: string) => (size === ONE_SIZE ? size : `${code}-${size}`);

type Kinds = Pick<CountrySettings, 'sizeKinds'>;

/** The sizes that are asked for, by codes that are known; a size without its kind is meant in all kinds that have it. */
export function knownSizes(asked: readonly string[], { sizes }: ShopSettings, { sizeKinds }: Kinds): string[] {
  const known = asked.flatMap((code) => {
    if (kindAndSize(code, sizes, sizeKinds)) return [code];
    return sizeKinds.filter((kind) => kind.sizes.includes(code)).map((kind) => codeOf(kind, code));
  });
  return [...new Set(known)];
}

export function chosenSizes(codes: readonly string[], { sizes }: ShopSettings, { sizeKinds }: Kinds): ChosenSizes {
  const chosen = codes.flatMap((code) => kindAndSize(code, sizes, sizeKinds) ?? []);
  const byKind = Map.groupBy(chosen, ({ kind }) => kind.position);
  return {
    length: bitsOf([], sizes).length,
    chosen: [...byKind].map(([kind, list]) => ({
      kind,
      bits: bitsOf(
        list.map(({ size }) => size),
        sizes,
      ),
    })),
  };
}

function kindAndSize(code: string, sizes: ShopSettings['sizes'], kinds: readonly SizeKind[]) {
  return kinds
    .map((kind) => ({ kind, size: code === ONE_SIZE ? code : code.slice(kind.code.length + 1) }))
    .find(
      ({ kind, size }) =>
        sizes.has(size) && codeOf(kind, size) === code && (size !== ONE_SIZE || kind.sizes.includes(size)),
    );
}
