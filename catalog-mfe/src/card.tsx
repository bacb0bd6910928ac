import { CardHeart } from '@odeta/purchase/wishes';
import { ProductCard } from '@odeta/ui/products';
import type { ComponentProps } from 'react';

export const Card = (props: Omit<ComponentProps<typeof ProductCard>, 'action'>) => (
  <ProductCard {...props} action={<CardHeart unit="catalog" product={props.product} />} />
);
