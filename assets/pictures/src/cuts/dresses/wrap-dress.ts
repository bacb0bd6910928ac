import { line } from '../../kit/ink.ts';
import { symmetric } from '../../kit/paths.ts';
import { BAND, ink, piece } from '../../kit/pieces.ts';
import { TORSO } from '../../kit/torso.ts';
import { tiedBow } from '../../kit/waists.ts';
import { createDress } from './create-dress.ts';

/** Wrap dress with long sleeves, tied at the side. */
export const wrapDress = createDress({
  name: 'wrap-dress',
  closeUp: { x: 440, y: 430, width: 400 },
  fabric: 'crepe',
  bodice: {
    ...TORSO,
    neck: 80,
    neckY: 170,
    drop: 210,
    shoulder: 164,
    shoulderY: 200,
    armpit: 170,
    armpitY: 386,
    waist: 124,
    waistY: 540,
    hem: 122,
    hemY: 560,
    dip: 10,
  },
  neck: 'v',
  band: 10,
  sleeve: { length: 322, width: 78, biceps: 112, spread: 96 },
  skirt: { waist: 122, top: 548, hip: 190, hipY: 720, hem: 254, hemY: 1000, dip: 30 },
  fall: 'smooth',
  finish: async (scene, _options, cloth) => {
    await ink(
      scene,
      line('M372 178C420 300 500 420 560 540', '#000', 2, 0.3),
      line('M560 566C520 700 470 860 430 1026', '#000', 2.4, 0.34),
    );
    await piece(scene, symmetric('M450 546C400 546 360 542 328 536L327 572C360 580 400 584 450 584'), {
      ...BAND,
      ...cloth,
      inflate: 10,
      castY: 6,
    });
    await tiedBow(scene, 548, 560, { ...BAND, ...cloth, inflate: 11, puff: 0.5, castY: 6, foldBlur: 3, foldDepth: 16 });
  },
});
