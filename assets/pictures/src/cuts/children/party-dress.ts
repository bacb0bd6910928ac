import { roundCollar } from '../../kit/collars.ts';
import { symmetric } from '../../kit/paths.ts';
import { BAND, piece } from '../../kit/pieces.ts';
import { TORSO } from '../../kit/torso.ts';
import { buttons } from '../../kit/trims.ts';
import { paintOf } from '../../materials/patterns.ts';
import { createDress } from '../dresses/create-dress.ts';

/** Child's velvet dress with a white collar and a wide skirt. */
export const partyDress = createDress({
  name: 'party-dress',
  closeUp: { x: 450, y: 400, width: 400 },
  fabric: 'velvet',
  bodice: {
    ...TORSO,
    neck: 74,
    neckY: 236,
    drop: 60,
    shoulder: 148,
    shoulderY: 268,
    armpit: 154,
    armpitY: 430,
    waist: 136,
    waistY: 540,
    hem: 138,
    hemY: 552,
    dip: 8,
  },
  neck: 'round',
  band: 10,
  sleeve: { length: 18, width: 92, biceps: 132, spread: 74, puff: 34 },
  cuff: 84,
  skirt: { waist: 138, top: 542, hip: 214, hipY: 700, hem: 310, hemY: 930, dip: 36 },
  fall: 'gathered',
  finish: async (scene, options) => {
    await roundCollar(scene, 238, { fabric: 'poplin', paint: paintOf({ color: options.trim ?? '#ece8de' }) });
    const sash = { ...BAND, fabric: 'satin', paint: paintOf({ color: options.color }), inflate: 11, castY: 5 } as const;
    await piece(scene, symmetric('M450 540C400 540 350 538 312 530L311 570C350 578 400 580 450 580'), sash);
    await buttons(
      scene,
      [
        [450, 372],
        [450, 430],
        [450, 488],
      ],
      { radius: 8, color: options.buttons ?? '#b79f6a' },
    );
  },
});
