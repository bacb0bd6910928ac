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
  'M190 614C178 566 176 516 184 470C198 462 222 466 232 478C238 530 268 582 318 622C272 612 228 610 190 614Z';
const ANKLE_BACK = 'M190 482C186 462 204 448 240 444C300 438 356 452 366 478';
const ANKLE = 'M190 476C198 508 260 524 322 510C352 502 368 490 366 474';
const TOE_BAND = 'M548 794C556 748 602 708 654 704C704 706 742 756 758 806C690 808 612 804 548 794Z';
/** The far side of the band, seen under it from the front. */
const TOE_INSIDE = 'M690 722C728 740 760 770 776 806L740 806Z';

async function draw(whole: Scene, options: HeeledSandalOptions) {
  const suede = clothOf(options, 'suede');
  const { color, footbed = '#c2a27c', metal = '#b79f6a' } = options;
  await standingShadow(whole, { x: 250, y: 836, rx: 72, ry: 9, lean: 14 });
  await standingShadow(whole, { x: 660, y: 834, rx: 140, ry: 11 });
  const scene = placed(whole, 'translate(-30 0)');
  const strap = { ...suede, inflate: 10, puff: 0.8, cast: 0.3, castBlur: 6, castX: 3, castY: 6 };
  await part(scene, `<path d="${ANKLE_BACK}" fill="none" stroke="#fff" stroke-width="26"/>`, {
    ...strap,
    paint: darker(color, 0.25),
    cast: 0,
  });
  await part(scene, HEEL, { ...suede, paint: darker(color, 0.08), inflate: 24, puff: 0.6, cast: 0.1 });
  await part(scene, 'M211 834L329 834L329 848L211 848Z', { fabric: 'rubber', paint: '#2a2321', inflate: 5, cast: 0 });
  await part(scene, BED, { fabric: 'smoothLeather', paint: footbed, inflate: 16, puff: 0.5, cast: 0.2 });
  await part(scene, COUNTER, { ...suede, inflate: 24, puff: 0.6, cast: 0.2 });
  await part(scene, TOE_INSIDE, { ...suede, paint: darker(color, 0.4), inflate: 8, puff: 0.2, cast: 0 });
  await part(scene, TOE_BAND, { ...suede, inflate: 44, puff: 0.7, cast: 0.44, castBlur: 8, castY: 8 });
  await part(scene, `<path d="${ANKLE}" fill="none" stroke="#fff" stroke-width="28" stroke-linecap="round"/>`, strap);
  const frame = `<g transform="rotate(-12 300 512)">${area(roundBox(279, 491, 42, 42, 8) + roundBox(288, 500, 24, 24, 4))}</g>`;
  await part(scene, frame, { ...METAL, paint: metal });
}

/** Sandal with one toe band, an ankle strap and a block heel. */
export const heeledSandal: Cut<HeeledSandalOptions> = {
  name: 'heeled-sandal',
  bend: 0,
  closeUp: { x: 400, y: 640, width: 420 },
  draw,
};
