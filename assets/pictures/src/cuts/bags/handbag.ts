import { darker, lighter } from '../../engine/color.ts';
import type { Scene } from '../../engine/scene.ts';
import { area, line, topstitch, valley } from '../../kit/ink.ts';
import { both, ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, part, TRIM } from '../../kit/pieces.ts';
import { lyingShadow, standingShadow } from '../../kit/shadows.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface HandbagOptions extends CutOptions {
  readonly metal?: string;
}

const FRONT =
  'M196 560C192 530 212 512 246 510L654 510C688 512 708 530 704 560L734 900C738 940 716 962 680 964L220 964C184 962 162 940 166 900Z';
const FLAP =
  'M190 556C188 524 210 506 244 505L656 505C690 506 712 524 710 556L722 686C724 724 702 746 664 750C540 768 360 768 236 750C198 746 176 724 178 686Z';
const HANDLE = 'M312 530C300 392 356 282 450 282C544 282 600 392 588 530';
const CORNERS = both(
  valley('M204 934C246 900 256 860 252 800', 16, 0.6) + valley('M176 800C196 850 196 900 190 950', 14, 0.4),
);

async function drawHandle(scene: Scene, look: Parameters<typeof part>[2], color: string) {
  await part(scene, line(HANDLE, '#fff', 27, 1), {
    ...look,
    inflate: 13,
    puff: 0.95,
    cast: 0.16,
    castBlur: 14,
    castX: 14,
    castY: 14,
  });
  await ink(scene, topstitch(HANDLE, { color: lighter(color, 0.4), opacity: 0.3, width: 1.8, dash: '7 5' }));
}

async function drawLock(scene: Scene, metal: string) {
  await part(scene, roundBox(398, 708, 104, 96, 14), {
    ...METAL,
    paint: metal,
    inflate: 12,
    puff: 0.6,
    cast: 0.5,
    castBlur: 6,
    castY: 7,
  });
  await part(scene, roundBox(414, 722, 72, 68, 8), { ...METAL, paint: darker(metal, 0.12), inflate: 6, cast: 0.2 });
  await part(scene, roundBox(438, 736, 24, 40, 8), {
    ...METAL,
    paint: lighter(metal, 0.15),
    inflate: 6,
    puff: 0.8,
    castBlur: 3,
  });
}

async function draw(scene: Scene, options: HandbagOptions) {
  const leather = clothOf(options, 'grainedLeather');
  const { color, metal = '#b79f6a' } = options;
  await standingShadow(scene, { x: 452, y: 962, rx: 292, ry: 16, strength: 0.8 });
  await lyingShadow(scene, FRONT, { y: 22, strength: 0.18 });
  await drawHandle(scene, leather, color);
  await part(scene, FRONT, {
    ...leather,
    inflate: 70,
    puff: 0.56,
    drape: 2,
    cast: 0.1,
    folds: CORNERS,
    foldBlur: 9,
    foldDepth: 24,
  });
  await part(scene, FLAP, { ...leather, inflate: 46, puff: 0.5, drape: 1.5, cast: 0.5, castX: 3, castY: 12 });
  for (const x of [314, 586]) {
    await part(scene, roundBox(x - 22, 500, 44, 86, 12), { ...TRIM, ...leather, inflate: 10, puff: 0.6 });
    await part(scene, area(ellipse(x, 524, 21) + ellipse(x, 524, 13)), { ...METAL, paint: metal });
  }
  const thread = { color: lighter(color, 0.45), opacity: 0.45, width: 2, dash: '8 5' };
  await ink(
    scene,
    topstitch(
      'M200 560C198 532 216 518 245 517L655 517C684 518 702 532 700 560L710 684C712 718 694 736 660 740C540 756 360 756 240 740C206 736 188 718 190 684Z',
      thread,
    ),
    topstitch('M180 890C176 930 192 950 222 951L678 951C708 950 724 930 720 890', thread),
  );
  await drawLock(scene, metal);
}

/** Structured handbag with one handle, a flap and a lock. */
export const handbag: Cut<HandbagOptions> = {
  name: 'handbag',
  bend: 0,
  closeUp: { x: 450, y: 680, width: 400 },
  draw,
};
