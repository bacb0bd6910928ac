import type { MeasurePlace as Place } from '../db/column-types.ts';

const across = (at: number, from = 0.25, to = 0.75): Place => ({ direction: 'across', at, from, to });

/** Where body measures are shown, as shares of the product in its picture. The first matching pattern is used. */
const kinds: readonly (readonly [RegExp, Readonly<Record<string, Place>>])[] = [
  [/-(trousers|jeans)$/, { waist: across(0.02, 0.2, 0.8), hips: across(0.22, 0.1, 0.9) }],
  [/-skirts$/, { waist: across(0.03, 0.25, 0.75), hips: across(0.3, 0.18, 0.82) }],
  [/-(dresses|nightwear)$/, { bust: across(0.22), waist: across(0.42, 0.28, 0.72), hips: across(0.58, 0.22, 0.78) }],
  [/-coats$/, { bust: across(0.3), waist: across(0.5, 0.27, 0.73), hips: across(0.68) }],
  [/-belts$/, { waist: across(0.5, 0, 1), foot: across(1.02, 0, 1) }],
];

/** Default for tops, shoes and gloves. */
const usual: Readonly<Record<string, Place>> = {
  bust: across(0.36),
  waist: across(0.64, 0.27, 0.73),
  hips: across(0.9),
  foot: across(1.02, 0, 1),
  hand: across(0.5, 0.05, 0.95),
  height: { direction: 'down', at: -0.02, from: 0, to: 1 },
};

/**
 * Where a body measure is shown for a category, or for a product with its own `worn`. `undefined` for measures that do not apply:
 * trousers have no bust.
 */
export function placeOf(
  measure: string,
  categoryKey: string,
  worn: Readonly<Record<string, Place>> | null = null,
): Place | undefined {
  if (measure === 'height') return usual.height;
  if (worn) return worn[measure];
  const kind = kinds.find(([pattern]) => pattern.test(categoryKey));
  return kind ? kind[1][measure] : usual[measure];
}

/** Outside the product: widths below it, heights at its right. */
export const besideGoods = (direction: Place['direction'], from: number, to: number): Place => ({
  direction,
  at: 1.02,
  from,
  to,
});
