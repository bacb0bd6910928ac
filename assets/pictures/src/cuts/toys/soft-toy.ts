import { mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, fuzzy, line } from '../../kit/ink.ts';
import { ellipse, flip, roundBox } from '../../kit/paths.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import type { Cut, CutOptions } from '../cut.ts';

export interface SoftToyOptions extends CutOptions {
  /** Muzzle, belly and soles. */
  readonly light?: string;
  readonly ribbon?: string;
}

type Kind = 'bear' | 'rabbit';

const BODY =
  'M450 590C560 590 624 690 628 800C630 920 570 990 450 990C330 990 270 920 272 800C276 690 340 590 450 590Z';
const ARM = 'M330 640C270 640 216 720 204 800C198 850 226 876 262 862C310 840 350 780 366 716C374 676 362 644 330 640Z';
const LEG =
  'M300 850C220 838 158 880 160 944C164 1004 226 1026 290 1012C352 996 380 950 372 906C364 870 336 856 300 850Z';
const HEAD =
  'M450 268C580 268 656 356 650 460C644 560 560 620 450 620C340 620 256 560 250 460C244 356 320 268 450 268Z';
const LONG_EAR = 'M380 330C310 300 292 180 320 110C340 70 390 80 408 140C424 200 428 280 420 330Z';
const LONG_EAR_INSIDE = 'M384 310C340 280 326 190 342 140C352 116 378 120 388 160C398 210 402 270 400 310Z';
const NOSES = {
  bear: 'M450 500C424 500 406 482 412 466C420 452 480 452 488 466C494 482 476 500 450 500Z',
  rabbit: 'M450 508C434 504 424 494 428 484C434 476 466 476 472 484C476 494 466 504 450 508Z',
};
const SMILES = {
  bear: 'M450 502L450 530M450 530C434 550 412 548 402 536M450 530C466 550 488 548 498 536',
  rabbit: 'M450 508L450 526M450 526C438 542 420 540 412 530M450 526C462 542 480 540 488 530',
};
const BOW = [
  'M446 632C430 680 410 714 384 742L424 752C446 720 458 680 462 640Z',
  'M454 632C470 680 490 714 516 742L476 752C454 720 442 680 438 640Z',
  'M450 622C400 580 346 580 342 622C342 664 400 666 450 634Z',
  'M450 622C500 580 554 580 558 622C558 664 500 666 450 634Z',
];

const FUR = { fabric: 'plush', edge: 0.34, bevelBlur: 7 } as const;

/** A furry piece and the same on the other side. */
async function furryPair(scene: Scene, path: string, look: Parameters<typeof part>[2]) {
  const piece = area(path);
  for (const svg of [piece, flip(piece)]) await part(scene, fuzzy(svg), { ...FUR, ...look });
}

async function drawEars(scene: Scene, kind: Kind, color: string, light: string) {
  const outer = { fabric: 'plush', paint: color, inflate: 32, puff: 0.8, cast: 0.2 } as const;
  const inner = { fabric: 'plush', inflate: 18, puff: -0.2, cast: 0, bevel: 3, edge: 0.4 } as const;
  if (kind === 'bear') {
    await furryPair(scene, ellipse(296, 318, 66), outer);
    await furryPair(scene, ellipse(296, 324, 38), { ...inner, paint: light });
    return;
  }
  await furryPair(scene, LONG_EAR, outer);
  await furryPair(scene, LONG_EAR_INSIDE, { ...inner, paint: mixHex(light, '#c9958a', 0.5) });
}

async function drawBody(scene: Scene, color: string, light: string) {
  await part(scene, fuzzy(area(BODY)), { ...FUR, paint: color, inflate: 100, puff: 0.7, cast: 0 });
  await part(scene, fuzzy(area(ellipse(450, 800, 116, 134))), {
    ...FUR,
    paint: light,
    inflate: 70,
    puff: 0.5,
    cast: 0.12,
    bevel: 3,
    edge: 0.18,
  });
  await furryPair(scene, LEG, {
    fabric: 'plush',
    paint: color,
    inflate: 56,
    puff: 0.8,
    cast: 0.36,
    castBlur: 14,
    castX: 5,
    castY: 8,
  });
  const sole = area(ellipse(226, 946, 46, 52));
  for (const svg of [sole, flip(sole)]) {
    await part(scene, svg, {
      fabric: 'suede',
      paint: light,
      inflate: 24,
      puff: 0.4,
      cast: 0.1,
      castBlur: 4,
      bevel: 4,
      edge: 0.2,
    });
  }
  await furryPair(scene, ARM, {
    fabric: 'plush',
    paint: color,
    inflate: 44,
    puff: 0.8,
    cast: 0.4,
    castBlur: 14,
    castX: 5,
    castY: 9,
  });
}

async function drawFace(scene: Scene, kind: Kind, color: string, light: string) {
  await part(scene, fuzzy(area(HEAD)), {
    ...FUR,
    paint: color,
    inflate: 110,
    puff: 0.75,
    cast: 0.45,
    castBlur: 20,
    castX: 6,
    castY: 16,
  });
  const muzzle = kind === 'bear' ? ellipse(450, 508, 104, 82) : ellipse(450, 520, 88, 64);
  await part(scene, fuzzy(area(muzzle)), {
    ...FUR,
    paint: light,
    inflate: 56,
    puff: 0.8,
    cast: 0.2,
    castBlur: 8,
    edge: 0.25,
  });
  const nose = kind === 'bear' ? '#3a261c' : '#a9675e';
  await part(scene, NOSES[kind], {
    fabric: 'smoothLeather',
    paint: nose,
    inflate: 14,
    puff: 0.8,
    cast: 0.3,
    castBlur: 5,
  });
  await ink(scene, line(SMILES[kind], '#3a261c', 5, 0.85));
  for (const x of [364, 536]) {
    await part(scene, ellipse(x, 430, 20), {
      fabric: 'ceramic',
      paint: '#221713',
      inflate: 10,
      puff: 0.9,
      cast: 0.4,
      castBlur: 5,
      castX: 1,
      castY: 3,
    });
    await ink(scene, `<circle cx="${x - 6}" cy="423" r="5.5" fill="#fff" opacity=".9"/>`);
  }
}

async function draw(scene: Scene, kind: Kind, options: SoftToyOptions) {
  const { color, light = '#dccbb0', ribbon = '#67283a' } = options;
  await standingShadow(scene, { x: 456, y: 1010, rx: 250, ry: 26, strength: 0.7 });
  await drawEars(scene, kind, color, light);
  await drawBody(scene, color, light);
  await drawFace(scene, kind, color, light);
  const satin = {
    fabric: 'satin',
    paint: ribbon,
    inflate: 18,
    puff: 0.75,
    cast: 0.4,
    castBlur: 7,
    castX: 2,
    castY: 7,
  } as const;
  for (const path of BOW) await part(scene, path, satin);
  await part(scene, roundBox(428, 606, 44, 46, 14), satin);
}

/** A sitting plush animal with a bow. */
const createSoftToy = (kind: Kind): Cut<SoftToyOptions> => ({
  name: 'soft-toy',
  bend: 0,
  closeUp: { x: 450, y: 480, width: 420 },
  draw: (scene, options) => draw(scene, kind, options),
});

export const bear = createSoftToy('bear');
export const rabbit = createSoftToy('rabbit');
