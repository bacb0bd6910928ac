import { wash } from '../../engine/ink.ts';
import { line, topstitch } from '../../kit/ink.ts';
import { both } from '../../kit/paths.ts';
import { ink } from '../../kit/pieces.ts';
import { button } from '../../kit/trims.ts';
import { createSkirt } from './create-skirt.ts';

const stitch = (path: string) => topstitch(path, { color: '#b08a58', opacity: 0.8, width: 2.1 });

/** Short denim skirt with five pockets and a fly. */
export const denimSkirt = createSkirt({
  name: 'denim-skirt',
  closeUp: { x: 430, y: 440, width: 360 },
  fabric: 'denim',
  shape: { waist: 146, top: 320, hip: 204, hipY: 500, hem: 216, hemY: 790, dip: 26 },
  waist: { kind: 'band', height: 46, loops: true },
  fall: 'straight',
  seams:
    line('M302 372C316 434 362 454 420 366', '#0e1624', 2.6, 0.4) +
    stitch('M298 380C314 446 366 466 426 370') +
    stitch('M244 764C310 784 380 794 450 796'),
  finish: async (scene) => {
    await wash(scene, both('<ellipse cx="350" cy="600" rx="60" ry="150" fill="#c2c2c2"/>'), { blur: 24, amount: 0.6 });
    await ink(
      scene,
      line('M452 372C455 440 456 500 450 580', '#0e1624', 2.4, 0.4),
      stitch('M486 372C488 450 488 520 456 572'),
    );
    await button(scene, [456, 346], { radius: 11, color: '#a98a5c' });
  },
});
