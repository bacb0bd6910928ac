import type { Fabric } from '../engine/texture.ts';
import { crinkle, fuzz, grain, mottle, pebble, relief, slub, twill, weave } from './effects.ts';
import {
  basketWeave,
  cables,
  diamonds,
  fur,
  garter,
  knittedRibs,
  loops,
  pile,
  puckers,
  ribs,
  rope,
  stitches,
  tufts,
  waffle,
  wicker,
} from './reliefs.ts';

const woven = {
  poplin: { effects: [fuzz(0.06), grain(0.02)] },
  muslin: { effects: [fuzz(0.1), grain(0.03), slub(0.04), relief(puckers, { depth: 3.4, shade: 0.16 })] },
  linen: { effects: [fuzz(0.14), grain(0.05), slub(0.1)] },
  canvas: { effects: [fuzz(0.2), grain(0.06), weave(0.14)] },
  twill: { effects: [fuzz(0.14), grain(0.05), slub(0.05)] },
  hopsack: { effects: [fuzz(0.14), grain(0.06), relief(basketWeave(9), { depth: 0.8, shade: 0.16 })] },
  boucle: {
    effects: [fuzz(0.16), grain(0.05), mottle(0.05), relief(tufts, { depth: 2.6, shade: 0.3, size: 0.62 })],
    sheen: 0.1,
  },
  waxed: { effects: [fuzz(0.1), grain(0.03), mottle(0.1), crinkle(0.05)], specular: 0.12, gloss: 9 },
  suiting: { effects: [fuzz(0.14), grain(0.06), slub(0.06)] },
  wool: { effects: [fuzz(0.3), grain(0.08), mottle(0.04)] },
  denim: { effects: [fuzz(0.2), grain(0.075), twill(0.045)] },
  satin: { effects: [fuzz(0.05), grain(0.012)], specular: 0.8, gloss: 13, silky: true },
  crepe: { effects: [fuzz(0.08), grain(0.02)], specular: 0.24, gloss: 9, silky: true },
  chiffon: { effects: [fuzz(0.04), grain(0.012)], specular: 0.16, gloss: 10, silky: true },
  velvet: { effects: [fuzz(0.12), grain(0.03)], sheen: 0.55 },
  corduroy: { effects: [fuzz(0.16), grain(0.05), relief(ribs(8.5), { depth: 2.4, shade: 0.24 })], sheen: 0.2 },
} satisfies Record<string, Fabric>;

const knitted = {
  jersey: { effects: [fuzz(0.1), grain(0.035)] },
  sweat: { effects: [fuzz(0.2), grain(0.06)] },
  pique: { effects: [fuzz(0.12), grain(0.05), relief(waffle(5), { depth: 0.6, shade: 0.12 })] },
  fineRib: { effects: [fuzz(0.08), grain(0.03), relief(ribs(7), { depth: 1.2, shade: 0.16 })] },
  ribKnit: { effects: [fuzz(0.14), grain(0.04), relief(ribs(10), { depth: 2.6, shade: 0.28 })] },
  chunkyRib: { effects: [fuzz(0.1), grain(0.04), relief(knittedRibs(24), { depth: 5.5, shade: 0.36 })] },
  waffleKnit: { effects: [fuzz(0.1), grain(0.04), relief(waffle(11), { depth: 1.1, shade: 0.16 })] },
  merino: { effects: [fuzz(0.12), grain(0.04), relief(stitches(6, 5), { depth: 0.5, shade: 0.08 })] },
  giantKnit: { effects: [fuzz(0.16), grain(0.05), relief(stitches(48, 38), { depth: 9, shade: 0.4 })] },
  garterKnit: { effects: [fuzz(0.16), grain(0.05), relief(garter, { depth: 3, shade: 0.26 })] },
  fineKnit: { effects: [fuzz(0.14), grain(0.05), relief(stitches(9, 7), { depth: 1.2, shade: 0.14 })] },
  chunkyKnit: { effects: [fuzz(0.16), grain(0.05), relief(stitches(16, 13), { depth: 3, shade: 0.26 })] },
  cableKnit: { effects: [fuzz(0.16), grain(0.05), relief(cables(104, 22, 96), { depth: 8.5, shade: 0.3 })] },
  brushedKnit: { effects: [fuzz(0.5), grain(0.1), mottle(0.08), relief(stitches(12, 10), { depth: 1, shade: 0.12 })] },
} satisfies Record<string, Fabric>;

const technical = {
  nylon: { effects: [fuzz(0.03), grain(0.012), crinkle(0.12)], specular: 0.34, gloss: 14 },
  raincoat: { effects: [fuzz(0.02), grain(0.006), crinkle(0.05)], specular: 0.5, gloss: 22 },
  quilt: {
    effects: [fuzz(0.06), grain(0.02), relief(diamonds(58), { depth: 9, shade: 0.12 })],
    specular: 0.18,
    gloss: 14,
  },
  mesh: { effects: [fuzz(0.08), grain(0.04), relief(waffle(9), { depth: 1, shade: 0.3 })] },
  felt: { effects: [fuzz(0.4), grain(0.09), mottle(0.1)] },
  lycra: { effects: [fuzz(0.02), grain(0.012)], specular: 0.16, gloss: 9 },
  rubber: { effects: [fuzz(0.02), grain(0.012)], specular: 0.1, gloss: 12 },
  wellington: { effects: [fuzz(0.01), grain(0.006)], specular: 0.3, gloss: 30, softbox: 0.16, rim: 0.06 },
} satisfies Record<string, Fabric>;

const leathers = {
  grainedLeather: { effects: [fuzz(0.08), grain(0.012), pebble(0.16)], specular: 0.34, gloss: 26 },
  smoothLeather: { effects: [fuzz(0.04), grain(0.01), pebble(0.06)], specular: 0.42, gloss: 13 },
  quiltedLeather: {
    effects: [fuzz(0.04), grain(0.01), relief(diamonds(76), { depth: 9, shade: 0.14 })],
    specular: 0.4,
    gloss: 14,
  },
  nappa: { effects: [fuzz(0.08), grain(0.014), crinkle(0.06)], specular: 0.4, gloss: 26 },
  suede: { effects: [fuzz(0.2), grain(0.05), mottle(0.1)], sheen: 0.16 },
  patent: { effects: [grain(0.004)], specular: 0.7, gloss: 60, softbox: 0.22, rim: 0.08 },
} satisfies Record<string, Fabric>;

const homeTextiles = {
  paddedCotton: { effects: [fuzz(0.14), grain(0.05), relief(diamonds(84), { depth: 9, shade: 0.14 })] },
  terry: { effects: [fuzz(0.1), grain(0.05), relief(loops, { depth: 3.2, shade: 0.22 })], sheen: 0.1 },
  teddy: { effects: [fuzz(0.1), grain(0.04), relief(tufts, { depth: 4, shade: 0.3 })], sheen: 0.15 },
  plush: { effects: [fuzz(0.12), grain(0.05), mottle(0.1), relief(fur, { depth: 1.7, shade: 0.3 })], sheen: 0.3 },
  waffle: { effects: [fuzz(0.12), grain(0.04), relief(waffle(32), { depth: 3.4, shade: 0.2 })] },
  pile: { effects: [fuzz(0.25), grain(0.07), relief(pile, { depth: 1.2, shade: 0.14 })] },
  shag: { effects: [fuzz(0.3), grain(0.07), relief(tufts, { depth: 4, shade: 0.34, size: 0.9 })] },
  wicker: {
    effects: [fuzz(0.05), grain(0.05), mottle(0.12), relief(wicker, { depth: 8, shade: 0.5 })],
    specular: 0.06,
    gloss: 14,
  },
  rope: { effects: [fuzz(0.1), grain(0.05), relief(rope, { depth: 5, shade: 0.42 })] },
} satisfies Record<string, Fabric>;

const hard = {
  button: { effects: [], specular: 0.6, gloss: 50 },
  ceramic: { effects: [grain(0.004)], specular: 0.42, gloss: 44, softbox: 0.1, rim: 0.06 },
  stoneware: { effects: [fuzz(0.03), grain(0.012), mottle(0.03)], specular: 0.1, gloss: 14, softbox: 0.04 },
  terracotta: { effects: [fuzz(0.08), grain(0.03), mottle(0.05)] },
  glass: { effects: [], specular: 0.9, gloss: 80, softbox: 0.5, rim: 0.2 },
  acetate: { effects: [], specular: 0.7, gloss: 60, softbox: 0.16, rim: 0.05 },
  metal: { effects: [grain(0.006)], specular: 1.1, gloss: 20, softbox: 0.12, metallic: true },
  paper: { effects: [fuzz(0.03), grain(0.012)] },
  wood: { effects: [fuzz(0.05), grain(0.03)], specular: 0.08, gloss: 14 },
  wax: { effects: [grain(0.008)], specular: 0.15, gloss: 14 },
  leaf: { effects: [fuzz(0.03), grain(0.02)], specular: 0.12, gloss: 16 },
} satisfies Record<string, Fabric>;

export const FABRICS = { ...woven, ...knitted, ...technical, ...leathers, ...homeTextiles, ...hard };

export type FabricName = keyof typeof FABRICS;
