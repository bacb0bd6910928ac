import type { CartItem, Price } from '@odeta/contracts';

export const lineTotal = ({
  price,
  pricePromo,
  quantity,
}: Pick<CartItem, 'price' | 'pricePromo' | 'quantity'>): Price => (pricePromo ?? price) * quantity;

export const countPieces = (items: readonly Pick<CartItem, 'quantity'>[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
