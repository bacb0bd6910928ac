import { createRandom } from '../../engine/random.ts';
import type { Scene } from '../../engine/scene.ts';
import { castShadow } from '../../engine/shadow.ts';
import { area, line } from '../../kit/ink.ts';
import { ellipse, roundBox } from '../../kit/paths.ts';
import { ink, METAL, outlineOf, part } from '../../kit/pieces.ts';
import { type Cut, type CutOptions, clothOf } from '../cut.ts';

interface CurtainOptions extends CutOptions {
  readonly rod?: string;
}

const PANEL =
  'M238 212C300 226 340 204 400 216C460 226 500 204 560 216C600 222 640 208 664 214C672 480 690 800 702 1080C640 1096 600 1074 540 1088C480 1100 420 1076 360 1090C300 1098 250 1082 198 1088C210 800 228 480 238 212Z';
const PLEATS = 15;

async function draw(scene: Scene, options: CurtainOptions) {
  const random = createRandom(scene.seed);
  const cloth = clothOf(options, 'linen');
  const rod = { fabric: 'acetate', paint: options.rod ?? '#2f2b28', cast: 0.3 } as const;
  let pleats = '';
  for (let k = 0; k < PLEATS; k++) {
    const t = (k + 0.5) / PLEATS;
    const top = 244 + 412 * t;
    const hem = 204 + 492 * t + (random() - 0.5) * 14;
    const bow = (random() - 0.5) * 16;
    pleats += line(
      `M${top} 214C${top + bow} 480 ${hem - bow} 800 ${hem} 1092`,
      k % 2 ? '#000' : '#fff',
      18 + random() * 8,
      0.9,
    );
  }
  castShadow(scene, await outlineOf(scene, PANEL), { blur: 34, x: 22, y: 24, strength: 0.3 });
  await part(scene, roundBox(150, 176, 600, 20, 10), { ...rod, inflate: 9, puff: 0.9, castX: 6, castY: 16 });
  for (const x of [146, 754])
    await part(scene, ellipse(x, 186, 22), { ...rod, inflate: 16, puff: 0.9, castBlur: 8, castX: 5, castY: 12 });
  await part(scene, PANEL, {
    ...cloth,
    inflate: 30,
    puff: 0.35,
    cast: 0.14,
    drape: 3,
    drapeX: 50,
    drapeY: 420,
    folds: pleats,
    foldBlur: 10,
    foldDepth: 36,
    edge: 0.3,
    maxSlope: 1.1,
    patternShift: 2.5,
  });
  for (let k = 0; k < 8; k++) {
    const x = 258 + k * 55;
    await part(scene, area(ellipse(x, 192, 15, 26) + ellipse(x, 192, 10, 21)), {
      ...METAL,
      paint: '#8d8983',
      inflate: 3,
    });
  }
  await ink(
    scene,
    line(
      'M205 1058C255 1056 300 1070 360 1062C420 1050 480 1072 540 1060C600 1048 640 1068 696 1054',
      '#000',
      1.8,
      0.2,
    ),
  );
}

/** Curtain that hangs from rings on a rod. */
export const curtain: Cut<CurtainOptions> = {
  name: 'curtain',
  bend: 3,
  closeUp: { x: 400, y: 340, width: 420 },
  draw,
};
