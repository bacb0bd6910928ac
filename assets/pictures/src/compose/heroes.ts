import type { Arrangement, Composition, Item } from './composition.ts';

/** Five things from left to right, each with the height it hangs down; the middle one hangs in front. */
type Rack = readonly (readonly [picture: string, height: number])[];

const WIDE_PLACES = [0.5, 0.61, 0.735, 0.875, 0.97];
const TALL_PLACES = [0.08, 0.32, 0.56, 0.8, 0.98];

/** From the ends to the middle, so that the middle one comes last. */
const frontLast = (items: readonly Item[]): Item[] => {
  const [first, second, middle, fourth, last] = items;
  return [last, first, second, fourth, middle].filter((item) => item !== undefined);
};

const hung = (rack: Rack, places: readonly number[], share: number): Arrangement => ({
  kind: 'rail',
  items: frontLast(rack.map(([picture, height], k) => ({ picture, x: places[k] ?? 0.5, height: height * share }))),
});

/** Words stand at the left of the wide one and below the tall one. */
const hero = (id: string, rack: Rack): Composition => ({
  id: `hero-${id}`,
  views: { wide: hung(rack, WIDE_PLACES, 1), tall: hung(rack, TALL_PLACES, 0.72) },
});

const HOME: readonly Item[] = [
  { picture: 'floor-lamp-oat', x: 0.9, height: 0.8 },
  { picture: 'vase-oat', x: 0.5, height: 0.6 },
  { picture: 'ceramic-lamp-clay', x: 0.62, height: 0.56 },
  { picture: 'pouf-camel', x: 0.78, height: 0.26, y: 0.9 },
  { picture: 'cotton-cushion-sage-check', x: 0.68, height: 0.28, y: 0.89 },
];
const TALL_HOME: readonly Item[] = [
  { picture: 'floor-lamp-oat', x: 0.82, height: 0.62 },
  { picture: 'vase-oat', x: 0.18, height: 0.5 },
  { picture: 'ceramic-lamp-clay', x: 0.46, height: 0.44 },
  { picture: 'pouf-camel', x: 0.72, height: 0.18, y: 0.745 },
  { picture: 'cotton-cushion-sage-check', x: 0.32, height: 0.22, y: 0.74 },
];

/** Openers of seasons and departments. */
export const HEROES: readonly Composition[] = [
  hero('winter', [
    ['pleated-dress-wine', 0.6],
    ['rib-jumper-oat', 0.42],
    ['belted-coat-camel', 0.74],
    ['pleated-skirt-ink', 0.46],
    ['belted-coat-oat', 0.72],
  ]),
  hero('spring', [
    ['poplin-shirt-white', 0.44],
    ['slip-dress-taupe', 0.68],
    ['trench-stone', 0.72],
    ['wide-trousers-clay', 0.62],
    ['mac-coat-stone', 0.72],
  ]),
  hero('summer', [
    ['linen-dress-sand', 0.7],
    ['camp-shirt-teal-leaves', 0.42],
    ['tiered-dress-white', 0.74],
    ['linen-shorts-sand', 0.34],
    ['swimsuit-rust-leaves', 0.54],
  ]),
  hero('autumn', [
    ['check-shirt-rust', 0.46],
    ['cord-skirt-rust', 0.32],
    ['wrap-coat-sand', 0.74],
    ['roll-neck-camel', 0.44],
    ['waxed-jacket-olive', 0.5],
  ]),
  hero('women', [
    ['blouse-ivory', 0.44],
    ['wrap-dress-rust-leaves', 0.66],
    ['wrap-coat-charcoal', 0.74],
    ['satin-skirt-sage', 0.56],
    ['blazer-camel', 0.5],
  ]),
  hero('men', [
    ['oxford-shirt-sky', 0.48],
    ['half-zip-navy', 0.44],
    ['overcoat-slate', 0.74],
    ['chinos-sand', 0.64],
    ['leather-jacket-brown', 0.46],
  ]),
  hero('children', [
    ['dungarees-mustard', 0.58],
    ['striped-tee-navy', 0.36],
    ['raincoat-mustard', 0.54],
    ['child-dress-sky-gingham', 0.52],
    ['bear-jacket-oat', 0.44],
  ]),
  {
    id: 'hero-home',
    views: { wide: { kind: 'shelf', items: HOME }, tall: { kind: 'shelf', line: 0.72, items: TALL_HOME } },
  },
];
