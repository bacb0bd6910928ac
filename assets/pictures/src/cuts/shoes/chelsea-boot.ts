import { lighter, mixHex } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { line, ridge, topstitch, valley } from '../../kit/ink.ts';
import { ink, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { ANKLE, HEEL_CURVE, INSTEP, OVERLAY, ridgedSole, SOLE } from '../../kit/shoes.ts';
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
const UPPER = `M194 364C250 388 372 386 430 360C428 430 426 496 ${ANKLE}${INSTEP}${HEEL_CURVE}C204 510 194 440 194 364Z`;
const GORE =
  'M262 384C300 388 340 386 374 380C382 450 382 520 366 590C352 620 316 622 298 592C272 530 262 450 262 384Z';
const VAMP = `M394 582C412 574 434 560 ${ANKLE}${INSTEP}L330 806C330 720 346 622 394 582Z`;
const SOLE_SHAPE =
  'M152 798C300 808 640 808 836 790C852 798 856 816 842 828C760 834 520 832 424 830L402 828L394 850L160 850C148 836 146 816 152 798Z';
const RIDGED_SOLE = ridgedSole(884, 16);
const CREASES =
  valley('M610 672C590 710 584 760 590 804', 10, 0.7) +
  ridge('M640 676C622 714 618 760 622 804', 10, 0.6) +
  valley('M190 560C220 580 250 584 280 576', 9, 0.5) +
  ridge('M186 600C214 616 244 618 270 612', 9, 0.5);

async function draw(scene: Scene, options: ChelseaBootOptions) {
  const upper = clothOf(options, 'smoothLeather');
  const { color, gore = mixHex(options.color, '#1d1a19', 0.6), sole = '#241d19' } = options;
  await standingShadow(scene, { x: 470, y: options.ridged ? 884 : 846, rx: 348, ry: 18 });
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
    topstitch('M254 388C256 460 268 540 292 600C314 632 360 628 376 594C390 520 390 450 382 382', thread),
    topstitch('M390 598C350 632 340 720 340 798', thread),
    line('M196 378C250 402 372 400 428 374', '#000', 2, 0.35),
    topstitch('M156 808C300 818 640 818 830 802', { ...thread, color: lighter(sole, 0.3) }),
  );
}

/** Boot with elastic sides. */
export const chelseaBoot: Cut<ChelseaBootOptions> = {
  name: 'chelsea-boot',
  bend: 0,
  closeUp: { x: 390, y: 600, width: 400 },
  draw,
};
