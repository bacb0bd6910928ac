import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { ValidationPatternsSchema } from '../base/validation-patterns.ts';
import { AddressFieldsSchema } from '../checkout/shipping-address.ts';

const BookIdSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** P7. An address of the address book. */
export const BookAddressSchema = v.object({
  id: v.string(),
  ...AddressFieldsSchema.entries,
  /** Used for deliveries unless another address is chosen. */
  isDefault: v.boolean(),
});
export type BookAddress = v.InferOutput<typeof BookAddressSchema>;

/** The default address first, then the newest. */
const BookSchema = v.object({ addresses: v.array(BookAddressSchema) });

export const readAddressBook = endpoint({
  method: 'GET',
  path: '/my-account/addresses',
  summary: 'P7. The address book',
  body: v.object({
    ...BookSchema.entries,
    /** Maximum number of addresses. */
    most: v.number(),
    validationPatterns: ValidationPatternsSchema,
  }),
  problems: ['log-in-required'],
});

/**
 * P7. Adds an address, or changes the one with the id. Field errors have keys `shippingAddress.<field>` (H22). An address that is
 * already in the book is not added again.
 */
export const saveBookAddress = endpoint({
  method: 'POST',
  path: '/my-account/addresses/save',
  summary: 'P7. Adds an address to the address book, or changes one',
  payload: v.object({
    ...AddressFieldsSchema.entries,
    id: v.optional(BookIdSchema),
    isDefault: v.optional(v.boolean(), false),
  }),
  body: BookSchema,
  problems: ['log-in-required', 'unknown-address', 'address-known', 'address-book-full'],
});

/** P7. Orders keep their own copy of the address. Deleting an unknown address is not an error. */
export const deleteBookAddress = endpoint({
  method: 'POST',
  path: '/my-account/addresses/delete',
  summary: 'P7. Deletes an address of the address book',
  payload: v.object({ id: BookIdSchema }),
  body: BookSchema,
  problems: ['log-in-required'],
});

/** P7. `null`: deliveries go to the billing address by default. */
export const chooseDefaultAddress = endpoint({
  method: 'POST',
  path: '/my-account/addresses/default',
  summary: 'P7. Chooses the address that parcels go to',
  payload: v.object({ id: v.nullable(BookIdSchema) }),
  body: BookSchema,
  problems: ['log-in-required', 'unknown-address'],
});
