import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { CustomerFieldsSchema } from '../my-account/customer.ts';
import { MethodKeySchema } from './delivery-method.ts';
import { SummarySchema } from './summary.ts';

const { email: _, birthday: __, ...addressEntries } = CustomerFieldsSchema.entries;

/** The fields of an address that a parcel goes to. */
export const AddressFieldsSchema = v.object(addressEntries);
export type AddressFields = v.InferOutput<typeof AddressFieldsSchema>;

/** K1. Stands for the billing address, like `null`. */
export const BILLING_ADDRESS = 'billing';

/** K1. An address of the customer; `0` is the one that is for this order only and in no address book. */
export const ShippingAddressSchema = v.object({ id: v.string(), ...addressEntries });
export type ShippingAddress = v.InferOutput<typeof ShippingAddressSchema>;

export const AddressIdSchema = v.pipe(v.string(), v.regex(/^(billing|\d{1,18})$/));

const ChosenSchema = v.object({
  /** `null` for the billing address. */
  shippingAddressId: v.nullable(v.string()),
  /** J7: `false` when nothing can be sent to its post code. */
  postcode: v.boolean(),
  summary: SummarySchema,
});

/** K2. Chooses where the parcel goes; `null` and `billing` stand for the billing address. */
export const chooseShippingAddress = endpoint({
  method: 'POST',
  path: '/checkout/shipping-address/choose',
  summary: 'K2. Chooses where the parcel goes',
  payload: v.object({
    shippingAddressId: v.nullable(AddressIdSchema),
    shipping: v.optional(v.nullable(MethodKeySchema), null),
    /** Of the billing address; an address of the list is known by its id. */
    shippingPostcode: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  body: ChosenSchema,
  problems: ['unknown-address'],
});

/** K3. Adds an address and chooses it; field errors come as `shippingAddress.<field>` (H22). */
export const createShippingAddress = endpoint({
  method: 'POST',
  path: '/checkout/shipping-address/create',
  summary: 'K3. Adds an address and chooses it',
  payload: v.object({
    ...addressEntries,
    shipping: v.optional(v.nullable(MethodKeySchema), null),
    /** `false`: for this order only. */
    keep: v.optional(v.boolean(), true),
  }),
  body: v.object({ ...ChosenSchema.entries, shippingAddress: v.array(ShippingAddressSchema) }),
});
