import type { CountrySettings, ShopSettings, SizeKind } from '../settings/settings.ts';
import { bitsOf } from './code-bits.ts';
import type { ChosenSizes } from './listing-bits.ts';

/** The size code of products with a single size, which is the same in all kinds. */
const ONE_SIZE = 'one';

/** The code of a size in URLs: `clothes-38`. */
export const codeOf = ({ code }: SizeKind, size: string) => (size === ONE_SIZE ? size : `${code}-${size}`);

type Kinds = Pick<CountrySettings, 'sizeKinds'>;

/** The requested sizes without unknown codes. A size without a kind is replaced with that size of all kinds. */
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
