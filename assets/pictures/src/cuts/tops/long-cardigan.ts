import type { Scene } from '../../engine/scene.ts';
import { strip } from '../../kit/ink.ts';
import { JACKET } from '../../kit/jacket-shape.ts';
import { openBands } from '../../kit/knit-bands.ts';
import { both } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { paintOf } from '../../materials/patterns.ts';
import { createCoat } from '../coat/create-coat.ts';
import { armholeSeam } from '../coat/parts.ts';
import type { CoatOptions } from '../coat/pattern.ts';

const SHAPE = {
  ...JACKET,
  neckY: 160,
  shoulder: 188,
  shoulderY: 202,
  armpit: 206,
  armpitY: 434,
  waist: 208,
  waistY: 640,
  hem: 222,
  hemY: 1040,
  overlap: -22,
  throat: 'v',
  throatY: 430,
} as const;

async function drawBehind(scene: Scene, { color, pattern }: CoatOptions) {
  const nape = 'M372 158C410 134 490 134 528 158';
  const band = { ...BAND, fabric: 'fineRib', paint: paintOf({ color, pattern }), inflate: 14, puff: 0.55 } as const;
  await piece(scene, strip(nape, 34, 'butt'), { ...band, angle: 1.57, cast: 0.3 });
  await ink(scene, both(armholeSeam(SHAPE)));
}

/** Open cardigan to the knee with a wide front band and pockets. */
export const longCardigan = createCoat({
  name: 'long-cardigan',
  bend: 10,
  closeUp: { x: 400, y: 460, width: 420 },
  fabric: 'chunkyKnit',
  shape: SHAPE,
  sleeve: { length: 338, width: 96, biceps: 140 },
  weight: 'heavy',
  collar: { kind: 'none' },
  fastening: { kind: 'none' },
  pockets: [{ kind: 'patch', x: 268, y: 696, width: 128, height: 176, corner: 14 }],
  cuffs: { kind: 'rib', height: 72, width: 94 },
  behind: drawBehind,
  bands: (scene, _options, cloth) => openBands(scene, SHAPE, cloth),
});
