import type { Arrangement, Composition, Item } from './composition.ts';

const lying = (items: readonly Item[]): Arrangement => ({ kind: 'ground', items });

/** The same things in a tall and in a square tile; a tile may cut off what is long. */
const tile = (id: string, items: readonly Item[]): Composition => ({
  id: `tile-${id}`,
  views: {
    tall: lying(items),
    square: lying(items.map(({ height, y = 0.15, ...item }) => ({ ...item, height: height * 1.04, y: y * 0.86 }))),
  },
});

const single = (id: string, picture: string, height: number, y = 0.16) => tile(id, [{ picture, x: 0.5, height, y }]);

/** Departments and what is inside them. */
export const TILES: readonly Composition[] = [
  single('women', 'pleated-dress-emerald', 0.94),
  single('men', 'overcoat-slate', 0.98),
  single('children', 'striped-tee-mustard', 0.6, 0.2),
  tile('home', [
    { picture: 'ceramic-lamp-clay', x: 0.62, height: 0.66, y: 0.22 },
    { picture: 'cotton-cushion-oat-stripe', x: 0.27, height: 0.34, y: 0.58 },
  ]),
  single('women-clothing', 'belted-coat-camel', 0.98),
  single('women-shoes', 'ankle-boot-cognac', 0.56, 0.22),
  single('women-bags', 'handbag-cognac', 0.6, 0.2),
  tile('women-accessories', [
    { picture: 'felt-hat-camel', x: 0.46, height: 0.32, y: 0.16 },
    { picture: 'cat-sunglasses-brown', x: 0.54, height: 0.24, y: 0.56 },
  ]),
  single('men-clothing', 'leather-jacket-brown', 0.76, 0.18),
  single('men-shoes', 'oxford-shoe-brown', 0.27, 0.38),
  single('men-accessories', 'scarf-tartan', 0.84, 0.12),
  single('children-girls', 'child-dress-rose-floral', 0.72, 0.16),
  single('children-boys', 'dungarees-mustard', 0.84, 0.14),
  tile('children-baby', [
    { picture: 'bear-oat', x: 0.62, height: 0.6, y: 0.16 },
    { picture: 'body-suit-sage', x: 0.3, height: 0.52, y: 0.42 },
  ]),
  single('children-shoes', 'rain-boots-mustard', 0.56, 0.24),
  single('children-accessories', 'kids-backpack-rust', 0.74, 0.14),
  tile('home-textiles', [
    { picture: 'round-cushion-rose', x: 0.66, height: 0.42, y: 0.2 },
    { picture: 'velvet-cushion-wine', x: 0.36, height: 0.46, y: 0.42 },
  ]),
  single('home-lighting', 'mushroom-lamp-rust', 0.64, 0.2),
  tile('home-decoration', [
    { picture: 'amphora-clay', x: 0.64, height: 0.62, y: 0.2 },
    { picture: 'candle-ivory', x: 0.3, height: 0.32, y: 0.55 },
  ]),
  tile('home-kitchen', [
    { picture: 'teapot-olive', x: 0.55, height: 0.5, y: 0.22 },
    { picture: 'mug-oat', x: 0.28, height: 0.28, y: 0.52 },
  ]),
];
