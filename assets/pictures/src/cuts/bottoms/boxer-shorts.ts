import { topstitch } from '../../kit/ink.ts';
import { ink } from '../../kit/pieces.ts';
import { buttons } from '../../kit/trims.ts';
import { createTrousers } from './create-trousers.ts';

/** Woven boxer shorts with a buttoned fly. */
export const boxerShorts = createTrousers({
  name: 'boxer-shorts',
  bend: 9,
  closeUp: { x: 440, y: 480, width: 360 },
  fabric: 'poplin',
  legs: {
    waist: 176,
    top: 380,
    hip: 226,
    hipY: 520,
    crotchY: 640,
    kneeOut: 250,
    kneeIn: 14,
    kneeY: 720,
    hemOut: 262,
    hemIn: 20,
    hemY: 826,
  },
  waist: { kind: 'elastic', height: 44 },
  pockets: 'none',
  gathered: true,
  folds: 15,
  finish: async (scene, options) => {
    await ink(scene, topstitch('M484 430C486 520 480 600 456 640', { opacity: 0.32 }));
    await buttons(
      scene,
      [
        [462, 470],
        [462, 540],
      ],
      { radius: 8, color: options.buttons ?? '#efe9dc' },
    );
  },
});
