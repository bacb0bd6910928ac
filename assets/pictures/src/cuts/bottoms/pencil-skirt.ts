import { line, seam } from '../../kit/ink.ts';
import { ink } from '../../kit/pieces.ts';
import { createSkirt } from './create-skirt.ts';

/** Narrow skirt to the knee with a slit. */
export const pencilSkirt = createSkirt({
  name: 'pencil-skirt',
  bend: 6,
  closeUp: { x: 440, y: 380, width: 380 },
  fabric: 'suiting',
  shape: { waist: 124, top: 240, hip: 178, hipY: 440, hem: 152, hemY: 900, dip: 8 },
  waist: { kind: 'band', height: 46 },
  fall: 'straight',
  seams: seam('M376 290C366 330 362 370 362 410', 0.8),
  finish: (scene) =>
    ink(
      scene,
      line('M538 740C536 800 534 850 532 906', '#000', 3, 0.36),
      seam('M540 440C542 560 540 660 538 740', 0.7),
    ),
});
