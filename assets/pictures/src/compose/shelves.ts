import type { Composition, Item } from './composition.ts';

/** A band of things on one line; words stand at the left. */
const band = (id: string, items: readonly Item[]): Composition => ({
  id: `shelf-${id}`,
  views: { wide: { kind: 'shelf', items } },
});

export const SHELVES: readonly Composition[] = [
  band('light', [
    { picture: 'vase-oat', x: 0.56, height: 0.66 },
    { picture: 'ceramic-lamp-teal', x: 0.7, height: 0.6 },
    { picture: 'cotton-cushion-sage-check', x: 0.88, height: 0.4 },
    { picture: 'velvet-cushion-wine', x: 0.77, height: 0.33, y: 0.885 },
  ]),
  band('kitchen', [
    { picture: 'storage-jars-white', x: 0.58, height: 0.42 },
    { picture: 'carafe-emerald', x: 0.74, height: 0.58 },
    { picture: 'teapot-olive', x: 0.86, height: 0.42 },
    { picture: 'mug-oat', x: 0.74, height: 0.22, y: 0.885 },
  ]),
  band('vases', [
    { picture: 'amphora-clay', x: 0.55, height: 0.6 },
    { picture: 'glass-vase-sky', x: 0.68, height: 0.68 },
    { picture: 'bottle-vase-emerald', x: 0.9, height: 0.7 },
    { picture: 'ring-vase-white', x: 0.79, height: 0.56, y: 0.88 },
  ]),
  band('boots', [
    { picture: 'knee-boot-brown', x: 0.56, height: 0.64 },
    { picture: 'combat-boot-ink', x: 0.71, height: 0.42 },
    { picture: 'work-boot-cognac', x: 0.88, height: 0.36 },
  ]),
  band('bags', [
    { picture: 'shopper-cognac', x: 0.55, height: 0.58 },
    { picture: 'backpack-olive', x: 0.7, height: 0.56 },
    { picture: 'weekender-charcoal', x: 0.88, height: 0.42 },
    { picture: 'handbag-bordeaux', x: 0.76, height: 0.36, y: 0.885 },
  ]),
  band('toys', [
    { picture: 'rabbit-grey', x: 0.58, height: 0.6 },
    { picture: 'stacking-rings-teal', x: 0.72, height: 0.44 },
    { picture: 'bear-brown', x: 0.88, height: 0.52 },
    { picture: 'wooden-car-mustard', x: 0.78, height: 0.18, y: 0.885 },
  ]),
];
