import type { Paint } from '../engine/part-options.ts';
import type { FabricName } from './fabrics.ts';
import { fade, speckle, wood } from './grown.ts';
import { argyle, blocks, fairIsle, melange } from './knitted.ts';
import { solid } from './paint.ts';
import { clouds, dots, floral, leaves, sprigs, stars } from './printed.ts';
import { check, gingham, herringbone, houndstooth, pinstripe, plaid, stripes, verticalStripes } from './woven.ts';

const PATTERNS = {
  stripes,
  verticalStripes,
  pinstripe,
  check,
  gingham,
  plaid,
  herringbone,
  houndstooth,
  clouds,
  dots,
  floral,
  leaves,
  stars,
  sprigs,
  melange,
  argyle,
  blocks,
  fairIsle,
  speckle,
  wood,
  fade,
};

type Patterns = typeof PATTERNS;

/** What is woven into or printed on a cloth of some colour, as data. */
export type Pattern = {
  [Kind in keyof Patterns]: { readonly kind: Kind } & Parameters<Patterns[Kind]>[1];
}[keyof Patterns];

/** Material whose colour is already known as paint. */
export interface PaintedCloth {
  readonly fabric: FabricName;
  readonly paint: Paint;
}

/** The paint of a cloth: its colour, with its pattern when it has one. */
export function paintOf({ color, pattern }: { color: string; pattern?: Pattern | undefined }): Paint {
  if (!pattern) return solid(color);
  const draw = PATTERNS[pattern.kind] as (ground: string, options: Pattern) => Paint;
  return draw(color, pattern);
}
