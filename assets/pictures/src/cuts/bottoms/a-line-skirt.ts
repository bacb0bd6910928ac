import { seam } from '../../kit/ink.ts';
import { createSkirt } from './create-skirt.ts';

/** Flared midi skirt with slanting pockets. */
export const aLineSkirt = createSkirt({
  name: 'a-line-skirt',
  bend: 9,
  closeUp: { x: 430, y: 340, width: 380 },
  fabric: 'wool',
  shape: { waist: 116, top: 200, hip: 190, hipY: 420, hem: 280, hemY: 910, dip: 34 },
  waist: { kind: 'band', height: 44, loops: true },
  fall: 'flowing',
  seams: seam('M356 250C340 310 316 360 282 400'),
});
