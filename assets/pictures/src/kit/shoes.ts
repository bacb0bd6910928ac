import { lugs } from './lacing.ts';

/** A thin piece sewn on the upper of a shoe: little height, little shadow. */
export const OVERLAY = {
  inflate: 20,
  puff: 0.36,
  cast: 0.34,
  castBlur: 4,
  castX: 1,
  castY: 3,
  bevel: 6,
  bevelBlur: 3,
} as const;

/** What lies under the foot: it meets the upper from below. */
export const SOLE = { inflate: 14, puff: 0.5, cast: 0.3, castBlur: 4, castX: 0, castY: -3 } as const;

/** Where the shaft of a boot ends at the instep, from the side. */
export const ANKLE = '450 546';

/** The last of a boot from there: down the instep, over a low toe that rises a little, to the sole. */
export const INSTEP = 'C480 604 540 634 608 660C688 690 770 706 814 748C834 768 838 788 836 804';

/** From the sole around the heel up to where the shaft is narrowest. */
export const HEEL_CURVE = 'L160 806C150 772 148 722 160 676C170 638 194 606 200 560';

/** What covers the toe of the last, and its heel. */
export const BOOT_TOE =
  'M688 684C724 694 790 720 815 746C836 766 841 790 838 808C770 812 700 812 650 810C642 762 656 712 688 684Z';
export const BOOT_COUNTER =
  'M158 806C148 772 146 722 158 676C166 644 186 618 194 590C232 602 260 644 270 704C275 742 277 776 277 806Z';

/** A ridged sole with a heel: a gap under the arch. */
export const ridgedSole = (y: number, depth = 14): string =>
  `M150 794C300 803 640 804 838 788C856 798 862 826 852 ${y - 6}L846 ${y}${lugs(846, 420, y, { step: 46, depth })}` +
  `L408 ${y - depth * 1.7}L374 ${y - depth * 1.7}L366 ${y}${lugs(366, 152, y, { step: 46, depth })}C140 ${y - 20} 142 812 150 794Z`;

/** A pair seen from above: the same foot placed twice. */
export const LEFT_FOOT = 'translate(318 640) rotate(-5)';
export const RIGHT_FOOT = 'translate(582 640) rotate(5) scale(-1 1)';

/** Outline of a sole seen from above, about the origin. */
export const FOOTBED =
  'M22 -322C82 -322 112 -262 110 -188C108 -112 86 -64 84 10C82 92 96 150 92 226C88 292 50 326 2 326' +
  'C-48 326 -82 292 -86 230C-92 150 -76 92 -88 10C-98 -60 -114 -112 -110 -188C-106 -262 -44 -322 22 -322Z';
