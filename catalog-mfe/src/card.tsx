import { ProductCard } from '@odeta/ui/products';
import type { ComponentProps } from 'react';
import { Heart } from './heart.tsx';

export function Card(props: Omit<ComponentProps<typeof ProductCard>, 'action'>) {
  const { id, name, shownColor } = props.product;
  const heart = shownColor && <Heart wish={{ productId: id, color: shownColor }} name={name} />;
  return <ProductCard {...props} action={heart || undefined} />;
}
