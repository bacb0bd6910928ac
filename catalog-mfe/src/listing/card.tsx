import { ProductCard } from '@odeta/ui/products';
import { CardHeart } from '@odeta/wishes';
import type { ComponentProps } from 'react';

export const Card = (props: Omit<ComponentProps<typeof ProductCard>, 'action'>) => (
  <ProductCard {...props} action={<CardHeart unit="catalog" product={props.product} />} />
);
