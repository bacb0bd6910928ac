import type { Cut, CutOptions } from '../cuts/cut.ts';
import { type ColorKey, PALETTE } from './palette.ts';

export type View = 'front' | 'detail' | 'back' | 'second-detail' | 'cutout';

/** One thing in one colour: everything that is needed to draw it. */
export interface Picture {
  /** `<range>-<colourway>` in kebab case. */
  readonly id: string;
  /** The colour by which the shop names and filters it. */
  readonly color: ColorKey;
  readonly cut: Cut;
  readonly options: CutOptions;
  readonly views: readonly View[];
}

/** A product of the shop as far as its pictures know it. Names, prices and texts belong to the shop. */
export interface Product {
  readonly key: string;
  /** A category of the shop, on its lowest level. */
  readonly category: string;
  readonly pictures: readonly Picture[];
}

type Colourway<Options extends CutOptions> = Partial<Options> & {
  /** The shop's colour, where the colourway is not named after it (patterns). */
  readonly tone?: ColorKey;
  /** Also without its ground, for the rail, the shelf and the tiles. */
  readonly cutout?: boolean;
};

/** A number that belongs to a name: every picture lies in folds of its own. */
function seedOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash >>> 0) % 9973;
}

const isColor = (name: string): name is ColorKey => name in PALETTE;

function toneOf(id: string, name: string, tone: ColorKey | undefined): ColorKey {
  if (tone) return tone;
  if (isColor(name)) return name;
  throw new Error(`${id}: "${name}" is not a colour of the palette, say its tone`);
}

type Unplaced = Omit<Product, 'category'>;

/**
 * A cut in all its colours; what they have in common is said once. Its pictures are named after the product, or after
 * the second of two names.
 */
export function product<Options extends CutOptions>(
  name: string | readonly [key: string, range: string],
  cut: Cut<Options>,
  common: Partial<Options>,
  colourways: Record<string, Colourway<Options>>,
): Unplaced {
  const [key, range] = typeof name === 'string' ? [name, name] : name;
  const pictures = Object.entries(colourways).map(([way, { tone, cutout, ...own }]): Picture => {
    const id = `${range}-${way}`;
    const color = toneOf(id, way, tone);
    return {
      id,
      color,
      cut,
      options: { color: PALETTE[color], seed: seedOf(id), ...common, ...own },
      views: cutout ? ['front', 'detail', 'cutout'] : ['front', 'detail'],
    };
  });
  return { key, pictures };
}

/** Clothes are seen from behind as well; of everything else, shoes of babies among it, there is a second close-up. */
const CLOTHES =
  /^(women|men|girls|boys)-(coats|jackets|knitwear|shirts|tops|tees|sweatshirts|dresses|skirts|trousers|jeans|nightwear)$|^baby-clothing$/;

const laterView = (category: string, cut: Cut): View =>
  CLOTHES.test(category) && cut.name !== 'booties' ? 'back' : 'second-detail';

export const shelf = (category: string, products: readonly Unplaced[]): Product[] =>
  products.map(({ key, pictures }) => ({
    key,
    category,
    pictures: pictures.map((picture) => ({
      ...picture,
      views: [...picture.views, laterView(category, picture.cut)],
    })),
  }));
