import { lighter, mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, ridge, topstitch, valley } from '../../kit/ink.ts';
import { lugs } from '../../kit/lacing.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { OVERLAY, SOLE } from '../../kit/shoes.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface ChelseaBootOptions extends CutOptions {
  /** Elastic at the ankle. */
  readonly gore?: string;
  readonly sole?: string;
  /** A thick ridged sole. */
  readonly ridged?: boolean;
}

const TAB =
  'M196 372C188 330 196 306 216 306C236 306 242 334 236 376L222 378C226 344 224 324 216 324C208 324 206 346 212 378Z';
const LINING = 'M196 366C240 340 380 338 428 362C402 388 236 392 196 366Z';
const UPPER =
  'M194 364C250 388 372 386 430 360C432 440 436 506 466 560C512 624 612 640 700 658C792 678 832 728 830 806' +
  'L150 806C140 740 156 660 172 580C186 510 192 440 194 364Z';
const GORE =
  'M262 384C300 388 340 386 374 380C384 450 386 520 372 590C352 620 316 622 298 592C272 530 262 450 262 384Z';
const VAMP =
  'M404 580C420 576 444 562 466 560C512 624 612 640 700 658C792 678 832 728 830 806L330 806C330 720 352 620 404 580Z';
const SOLE_SHAPE =
  'M146 798L836 798C842 816 836 840 816 840L424 840L420 831L402 831L398 840L150 840C144 828 142 814 146 798Z';
const RIDGED_SOLE = `M138 792L846 792C858 812 858 850 846 884${lugs(846, 140, 884, { step: 47, depth: 16 })}C128 850 130 812 138 792Z`;
const CREASES =
  valley('M610 672C590 710 584 760 590 804', 10, 0.7) +
  ridge('M640 676C622 714 618 760 622 804', 10, 0.6) +
  valley('M190 560C220 580 250 584 280 576', 9, 0.5) +
  ridge('M186 600C214 616 244 618 270 612', 9, 0.5);

async function draw(scene: Scene, options: ChelseaBootOptions) {
  const upper = clothOf(options, 'smoothLeather');
  const { color, gore = mixHex(options.color, '#1d1a19', 0.6), sole = '#241d19' } = options;
  await standingShadow(scene, { x: 470, y: options.ridged ? 884 : 840, rx: 348, ry: 18 });
  await part(scene, TAB, { fabric: 'canvas', paint: gore, inflate: 8, puff: 0.6, cast: 0.15 });
  await part(scene, LINING, {
    fabric: 'suede',
    paint: mixHex(color, '#8a6a4c', 0.55),
    inflate: 12,
    puff: 0.1,
    cast: 0,
  });
  await part(scene, UPPER, {
    ...upper,
    inflate: 74,
    puff: 0.66,
    drape: 2,
    cast: 0.12,
    edge: 0.28,
    folds: CREASES,
    foldDepth: 18,
  });
  await part(scene, VAMP, { ...OVERLAY, ...upper, inflate: 40, puff: 0.3, cast: 0.3 });
  await part(scene, GORE, { fabric: 'ribKnit', paint: gore, inflate: 16, puff: 0.12, cast: 0, bevel: -3, edge: 0.5 });
  await part(scene, options.ridged ? RIDGED_SOLE : SOLE_SHAPE, { ...SOLE, fabric: 'rubber', paint: sole });
  const thread = { color: lighter(color, 0.4), opacity: 0.5, width: 1.7, dash: '7 4.5' };
  await ink(
    scene,
    topstitch('M254 388C256 460 268 540 292 600C314 632 360 628 380 594C394 520 392 450 382 382', thread),
    topstitch('M398 596C352 630 340 720 340 798', thread),
    line('M196 378C250 402 372 400 428 374', '#000', 2, 0.35),
    topstitch('M152 810L822 810', { ...thread, color: lighter(sole, 0.3) }),
  );
}

/** Boot with elastic sides. */
export const chelseaBoot: Cut<ChelseaBootOptions> = {
  name: 'chelsea-boot',
  bend: 0,
  closeUp: { x: 390, y: 600, width: 400 },
  draw,
};
