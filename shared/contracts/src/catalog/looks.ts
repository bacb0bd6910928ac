import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { VariantSchema } from './product.ts';
import { ProductCardSchema } from './product-card.ts';

/** A product of a look in one colour, with the variants of that colour in the order of their sizes. */
export const LookItemSchema = v.object({
  ...v.pick(ProductCardSchema, ['id', 'catalogNumber', 'url', 'name', 'price', 'pricePromo', 'priceOld', 'picture'])
    .entries,
  /** Of the colour. */
  color: v.string(),
  variants: v.array(v.pick(VariantSchema, ['variantId', 'size', 'availability', 'price', 'pricePromo', 'priceOld'])),
});
export type LookItem = v.InferOutput<typeof LookItemSchema>;

export const LookSchema = v.object({
  /** Fragment (`#`) of links to the look. */
  key: v.string(),
  title: v.string(),
  text: v.string(),
  /** In the order in which they are shown; the first one has the largest picture. */
  items: v.array(LookItemSchema),
});
export type Look = v.InferOutput<typeof LookSchema>;

/** P18. Goods that go together, for the page of inspirations. */
export const readLooks = endpoint({
  method: 'GET',
  path: '/catalog/looks',
  summary: 'P18. Looks: goods that go together, with the sizes that can be bought',
  body: v.object({ looks: v.array(LookSchema) }),
});
