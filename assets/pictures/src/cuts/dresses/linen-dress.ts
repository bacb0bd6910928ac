import { placket } from '../../kit/fastenings.ts';
import { TORSO } from '../../kit/torso.ts';
import { buttons } from '../../kit/trims.ts';
import { createDress } from './create-dress.ts';

/** Linen dress with wide straps that buttons from top to hem. */
export const linenDress = createDress({
  name: 'linen-dress',
  bend: 10,
  closeUp: { x: 440, y: 380, width: 400 },
  fabric: 'linen',
  bodice: {
    ...TORSO,
    neck: 94,
    neckY: 160,
    drop: 124,
    shoulder: 132,
    shoulderY: 170,
    armpit: 158,
    armpitY: 376,
    waist: 128,
    waistY: 520,
    hem: 126,
    hemY: 540,
    dip: 10,
  },
  neck: 'square',
  band: 12,
  armhole: 42,
  skirt: { waist: 127, top: 528, hip: 190, hipY: 700, hem: 250, hemY: 1060, dip: 26 },
  fall: 'gathered',
  finish: async (scene, options, cloth) => {
    await placket(scene, { from: 286, to: 540, width: 34 }, cloth);
    await placket(scene, { from: 546, to: 1082, width: 34 }, cloth);
    const heights = [312, 380, 448, 516, 590, 670, 750, 830, 910, 990];
    await buttons(
      scene,
      heights.map((y) => [450, y] as const),
      { radius: 9, color: options.buttons ?? '#6a5138' },
    );
  },
});
