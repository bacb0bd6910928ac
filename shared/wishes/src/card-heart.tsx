import type { ProductCard } from '@odeta/contracts';
import { Heart } from './heart.tsx';

interface Props {
  unit: string;
  product: Pick<ProductCard, 'id' | 'name' | 'shownColor'>;
}

/** The heart of a product card, for the colour in its picture. No size is chosen there, so the wishlist asks for it later. */
export function CardHeart({ unit, product: { id, name, shownColor } }: Props) {
  return shownColor ? <Heart unit={unit} wish={{ productId: id, color: shownColor }} name={name} /> : null;
}
