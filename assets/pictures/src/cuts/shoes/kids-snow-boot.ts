import { darker, lighter } from '../../engine/color.ts';
import { part, TRIM } from '../../kit/pieces.ts';
import { createLaceBoot } from './create-lace-boot.ts';

const SHAFT =
  'M206 420C266 438 366 436 424 414C430 470 432 520 446 560C390 590 260 594 188 566C198 520 204 470 206 420Z';
const STRAP = 'M196 560C270 590 380 584 452 548L470 596C400 634 270 642 182 612Z';

/** Child's padded boot with a plush edge and a strap. */
export const kidsSnowBoot = createLaceBoot({
  name: 'kids-snow-boot',
  closeUp: { x: 400, y: 560, width: 420 },
  fabric: 'rubber',
  top: 392,
  sole: 'ridged',
  eyelets: 0,
  toeCap: true,
  rim: 'plush',
  panels: [{ path: SHAFT, fabric: 'quilt' }],
  finish: async (scene, { accent = '#4a535c' }) => {
    await part(scene, STRAP, { ...TRIM, fabric: 'nylon', paint: darker(accent, 0.2), inflate: 12 });
    await part(scene, 'M330 586L420 570L428 616L336 630Z', {
      ...TRIM,
      fabric: 'canvas',
      paint: lighter(accent, 0.3),
      inflate: 6,
    });
  },
});
