import { TORSO } from '../../kit/torso.ts';
import { button, patchPocket } from '../../kit/trims.ts';
import { createDress } from './create-dress.ts';

/** Sleeveless A-line dress with two patch pockets. */
export const shiftDress = createDress({
  name: 'shift-dress',
  bend: 7,
  closeUp: { x: 440, y: 480, width: 420 },
  fabric: 'crepe',
  bodice: {
    ...TORSO,
    neck: 78,
    neckY: 196,
    drop: 50,
    shoulder: 136,
    shoulderY: 214,
    armpit: 162,
    armpitY: 408,
    waist: 160,
    waistY: 520,
    hem: 164,
    hemY: 560,
    dip: 6,
  },
  neck: 'round',
  band: 12,
  armhole: 30,
  skirt: { waist: 163, top: 552, hip: 190, hipY: 690, hem: 226, hemY: 900, dip: 20 },
  fall: 'smooth',
  finish: async (scene, options, cloth) => {
    for (const right of [false, true]) {
      await patchPocket(scene, { x: 290, y: 640, width: 112, height: 120, corner: 14, right }, cloth);
      await button(scene, [right ? 554 : 346, 664], { radius: 10, color: options.buttons ?? '#e6dece' });
    }
  },
});
