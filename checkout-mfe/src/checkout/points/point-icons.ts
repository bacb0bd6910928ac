/** Icons of lucide (ISC licence, https://lucide.dev). */
export const magnifier = 'm21 21-4.34-4.34M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16z';
export const crosshair =
  'M2 12h3M19 12h3M12 2v3M12 19v3M5 12a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0';
export const tick = 'M20 6 9 17l-5-5';
export const plus = 'M5 12h14M12 5v14';
export const minus = 'M5 12h14';
