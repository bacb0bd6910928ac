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

/** A pair seen from above: the same foot placed twice. */
export const LEFT_FOOT = 'translate(318 640) rotate(-5)';
export const RIGHT_FOOT = 'translate(582 640) rotate(5) scale(-1 1)';

/** Outline of a sole seen from above, about the origin. */
export const FOOTBED =
  'M22 -322C82 -322 112 -262 110 -188C108 -112 86 -64 84 10C82 92 96 150 92 226C88 292 50 326 2 326' +
  'C-48 326 -82 292 -86 230C-92 150 -76 92 -88 10C-98 -60 -114 -112 -110 -188C-106 -262 -44 -322 22 -322Z';
