import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { ProductCardSchema } from './product-card.ts';

/** Products that match the ordered ones, without those themselves; empty if the ordered ones are unknown. */
export const readMatching = endpoint({
  method: 'GET',
  path: '/catalog/matching',
  summary: 'N1. Goods that go with the ordered ones',
  query: v.object({
    /** Ids of variants, separated by commas. */
    variants: v.pipe(v.string(), v.maxLength(400)),
  }),
  body: v.object({ products: v.array(ProductCardSchema) }),
});
