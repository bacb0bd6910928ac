import { JACKET } from '../../kit/jacket-shape.ts';
import { createCoat } from '../coat/create-coat.ts';

/** Long double-breasted blazer with peaked lapels. */
export const doubleBlazer = createCoat({
  name: 'double-blazer',
  bend: 7,
  closeUp: { x: 450, y: 440, width: 400 },
  fabric: 'crepe',
  shape: { ...JACKET, shoulder: 196, hemY: 922, hem: 214, waist: 192, overlap: 62, throatY: 570 },
  sleeve: { length: 372, width: 84, biceps: 122, setIn: true },
  back: 'tailored',
  collar: { kind: 'peaked', breakY: 566 },
  fastening: { kind: 'buttons', from: 600, to: 760, count: 3, rows: 108, radius: 12, x: 456 },
  pockets: [{ kind: 'flap', x: 270, y: 716, width: 120, height: 40 }],
  over: 'right',
});
