import { type CartItem, type Price, sumOfLines } from '@odeta/contracts';

export const lineTotal = (line: Pick<CartItem, 'price' | 'pricePromo' | 'quantity'>): Price => sumOfLines([line]);

export const countPieces = (items: readonly Pick<CartItem, 'quantity'>[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
