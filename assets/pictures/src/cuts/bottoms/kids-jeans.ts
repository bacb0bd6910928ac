import { wash } from '../../engine/ink.ts';
import { area, line, topstitch } from '../../kit/ink.ts';
import { both } from '../../kit/paths.ts';
import { BAND, ink, pair } from '../../kit/pieces.ts';
import { shaded } from '../../materials/paint.ts';
import { createTrousers } from './create-trousers.ts';
import { drawJeansBack } from './jeans-back.ts';
import type { TrousersPattern } from './trousers-pattern.ts';

const stitch = (path: string) => topstitch(path, { color: '#c09a64', opacity: 0.8, width: 2 });
const PATCH = 'M286 712L394 716L392 826C360 834 318 832 288 822Z';
const WORN = both(
  '<ellipse cx="350" cy="640" rx="48" ry="150" fill="#bcbcbc"/><path d="M258 300L268 1040L288 1040L286 300Z" fill="#6a6a6a"/>',
);

const petal = (turn: number, color: string) =>
  `<g transform="rotate(${turn})">${area('M0 0C-12 -10 -12 -26 0 -34C12 -26 12 -10 0 0Z', color)}</g>`;
const flower = (x: number, y: number, size: number, color: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${[0, 72, 144, 216, 288].map((turn) => petal(turn, color)).join('')}<circle r="7" fill="#c9a566"/></g>`;
const FLOWERS =
  flower(330, 740, 0.9, '#b08a84') +
  flower(376, 790, 0.7, '#e6dece') +
  flower(318, 806, 0.6, '#8a4b31') +
  flower(560, 770, 0.9, '#b08a84') +
  flower(590, 830, 0.64, '#e6dece') +
  line('M330 760C340 800 350 840 336 880M560 790C556 830 566 860 580 890', '#7f8a73', 3, 0.9);

interface KidsJeans extends TrousersPattern {
  readonly motif: 'patches' | 'flowers';
}

/** Child's jeans with embroidered flowers or with patches at the knees. */
export const jeansWith = ({ motif, ...pattern }: KidsJeans) =>
  createTrousers({
    ...pattern,
    behind: (scene, { color }, cloth) =>
      drawJeansBack(scene, {
        ...{ cloth, color, thread: '#c09a64', worn: 0.4, isBanded: false },
        ...{ top: pattern.legs.top, crotchY: pattern.legs.crotchY },
      }),
    finish: async (scene, _options, cloth) => {
      await wash(scene, WORN, { blur: 22, amount: 0.6 });
      await ink(scene, both(stitch('M314 326C324 380 366 400 426 320')), stitch('M484 320C486 400 484 470 456 540'));
      if (motif === 'flowers') return ink(scene, FLOWERS);
      await pair(scene, PATCH, { ...BAND, ...cloth, paint: shaded(cloth.paint, 0.86), inflate: 10, cast: 0.24 });
      await ink(scene, both(stitch('M293 719L388 722L386 819C358 826 320 824 295 816Z')));
    },
  });

export const KIDS_JEANS = {
  bend: 8,
  closeUp: { x: 360, y: 740, width: 400 },
  fabric: 'denim',
  waist: { kind: 'elastic', height: 44 },
  pockets: 'none',
  folds: 13,
} as const;

/** Child's jeans with an elastic waist and a motif at the knees. */
export const kidsJeans = jeansWith({
  ...KIDS_JEANS,
  name: 'kids-jeans',
  legs: {
    waist: 148,
    top: 250,
    hip: 184,
    hipY: 420,
    crotchY: 550,
    kneeOut: 170,
    kneeIn: 22,
    kneeY: 770,
    hemOut: 150,
    hemIn: 32,
    hemY: 1040,
  },
  hem: 'turned',
  motif: 'patches',
});
