import { type Footer, FooterItemSchema, FooterSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { OwnFileSchema, TextSchema } from '../../seed/schemas/texts.schema.ts';
import { documentKind } from './document.ts';
import { UrlSchema } from './value-schemas.ts';

const ItemSchema = v.strictObject({
  ...FooterItemSchema.entries,
  label: TextSchema,
  url: UrlSchema,
  image: v.nullable(OwnFileSchema),
});
const ItemsSchema = v.pipe(v.array(ItemSchema), v.maxLength(40));
const NamedItemsSchema = v.pipe(v.record(v.string(), ItemSchema), v.maxEntries(20));
const GroupSchema = v.strictObject({ name: TextSchema, items: ItemsSchema });

/** As the shop's clients read it. */
const OwnFooterSchema = v.strictObject({
  ...FooterSchema.entries,
  paymentAndDelivery: GroupSchema,
  service: GroupSchema,
  offer: GroupSchema,
  company: GroupSchema,
  basic: v.strictObject({ items: ItemsSchema }),
  trusted: NamedItemsSchema,
  social: NamedItemsSchema,
  mobileApps: v.strictObject({ android: ItemSchema, ios: ItemSchema }),
});

/** Links, marks and apps below every page, as a whole. */
export const footer = documentKind<Footer, Footer>({
  name: 'footer',
  document: 'footer',
  keys: '`footer`',
  schema: OwnFooterSchema,
  partsOf: (body) => new Map([['footer', body]]),
  withPart: (_body, _key, value) => value,
});
