import { darker } from '../../engine/color.ts';
import { placed, type Scene } from '../../engine/scene.ts';
import { area } from '../../kit/ink.ts';
import { roundBox } from '../../kit/paths.ts';
import { METAL, part } from '../../kit/pieces.ts';
import { standingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface HeeledSandalOptions extends CutOptions {
  readonly footbed?: string;
  readonly metal?: string;
}

const BED =
  'M196 604C190 590 200 582 220 584C300 590 370 640 440 704C520 776 620 800 770 806C800 808 812 816 808 826C804 834 790 836 770 836L640 836C540 830 460 780 390 716C340 672 280 640 220 636C204 632 198 620 196 604Z';
const HEEL = 'M196 614C250 620 300 640 344 680C332 730 328 790 328 840L212 840C212 770 206 690 196 614Z';
const COUNTER =
  'M190 612C180 560 182 520 194 486C206 480 222 484 228 496C236 540 262 580 300 614C262 610 224 608 190 612Z';
const ANKLE_BACK = 'M196 492C180 470 186 450 220 440C290 424 370 436 396 470';
const ANKLE = 'M196 500C210 530 300 548 372 516C404 500 410 476 392 462';
const TOE_BAND = 'M560 796C556 740 590 690 640 676C690 672 740 726 756 804C690 806 620 804 560 796Z';

async function draw(whole: Scene, options: HeeledSandalOptions) {
  const suede = clothOf(options, 'suede');
  const { color, footbed = '#c2a27c', metal = '#b79f6a' } = options;
  await standingShadow(whole, { x: 250, y: 836, rx: 72, ry: 9, lean: 14 });
  await standingShadow(whole, { x: 660, y: 834, rx: 140, ry: 11 });
  const scene = placed(whole, 'translate(-30 0)');
  const strap = { ...suede, inflate: 10, puff: 0.8, cast: 0.3, castBlur: 6, castX: 3, castY: 6 };
  await part(scene, `<path d="${ANKLE_BACK}" fill="none" stroke="#fff" stroke-width="24"/>`, {
    ...strap,
    paint: darker(color, 0.25),
    cast: 0,
  });
  await part(scene, HEEL, { ...suede, paint: darker(color, 0.08), inflate: 24, puff: 0.6, cast: 0.1 });
  await part(scene, 'M211 834L329 834L329 848L211 848Z', { fabric: 'rubber', paint: '#2a2321', inflate: 5, cast: 0 });
  await part(scene, BED, { fabric: 'smoothLeather', paint: footbed, inflate: 16, puff: 0.5, cast: 0.2 });
  await part(scene, COUNTER, { ...suede, inflate: 24, puff: 0.6, cast: 0.2 });
  await part(scene, TOE_BAND, { ...suede, inflate: 44, puff: 0.7, cast: 0.44, castBlur: 8, castY: 8 });
  await part(scene, `<path d="${ANKLE}" fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round"/>`, strap);
  const frame = `<g transform="rotate(-24 336 524)">${area(roundBox(316, 504, 42, 42, 8) + roundBox(325, 513, 24, 24, 4))}</g>`;
  await part(scene, frame, { ...METAL, paint: metal });
}

/** Sandal with one toe band, an ankle strap and a block heel. */
export const heeledSandal: Cut<HeeledSandalOptions> = {
  name: 'heeled-sandal',
  bend: 0,
  closeUp: { x: 400, y: 640, width: 420 },
  draw,
};
