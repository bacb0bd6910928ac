import type { Cut, CutOptions } from '../cuts/cut.ts';
import { type ColorKey, PALETTE } from './palette.ts';

export type View = 'front' | 'detail' | 'cutout';

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

/** A cut in all its colours. What they have in common is said once. */
export function range<Options extends CutOptions>(
  name: string,
  cut: Cut<Options>,
  common: Partial<Options>,
  colourways: Record<string, Colourway<Options>>,
): Picture[] {
  return Object.entries(colourways).map(([way, { tone, cutout, ...own }]) => {
    const id = `${name}-${way}`;
    const color = toneOf(id, way, tone);
    return {
      id,
      color,
      cut,
      options: { color: PALETTE[color], seed: seedOf(id), ...common, ...own },
      views: cutout ? ['front', 'detail', 'cutout'] : ['front', 'detail'],
    };
  });
}
