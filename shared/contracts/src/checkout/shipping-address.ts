import * as v from 'valibot';
import { CustomerFieldsSchema } from '../base/customer.ts';
import { endpoint } from '../base/endpoint.ts';
import { MethodKeySchema } from './delivery-method.ts';
import { SummarySchema } from './summary.ts';

const { email: _, birthday: __, ...addressEntries } = CustomerFieldsSchema.entries;

/** The fields of a delivery address. */
export const AddressFieldsSchema = v.object(addressEntries);
export type AddressFields = v.InferOutput<typeof AddressFieldsSchema>;

/** K1. Means the billing address, like `null`. */
export const BILLING_ADDRESS = 'billing';

/** K1. An address of the customer; `0` is the one that is only for this order and not in the address book. */
export const ShippingAddressSchema = v.object({ id: v.string(), ...addressEntries });
export type ShippingAddress = v.InferOutput<typeof ShippingAddressSchema>;

export const AddressIdSchema = v.pipe(v.string(), v.regex(/^(billing|\d{1,18})$/));

const ChosenSchema = v.object({
  /** `null` for the billing address. */
  shippingAddressId: v.nullable(v.string()),
  /** J7: `false` if there is no delivery to its post code. */
  postcode: v.boolean(),
  summary: SummarySchema,
});

/** K2. Chooses the delivery address; `null` and `billing` mean the billing address. */
export const chooseShippingAddress = endpoint({
  method: 'POST',
  path: '/checkout/shipping-address/choose',
  summary: 'K2. Chooses where the parcel goes',
  payload: v.object({
    shippingAddressId: v.nullable(AddressIdSchema),
    shipping: v.optional(v.nullable(MethodKeySchema), null),
    /** Post code of the billing address; other addresses are known by their id. */
    shippingPostcode: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  body: ChosenSchema,
  problems: ['unknown-address'],
});

/** K3. Adds an address and chooses it; field errors have keys `shippingAddress.<field>` (H22). */
export const createShippingAddress = endpoint({
  method: 'POST',
  path: '/checkout/shipping-address/create',
  summary: 'K3. Adds an address and chooses it',
  payload: v.object({
    ...addressEntries,
    shipping: v.optional(v.nullable(MethodKeySchema), null),
    /** `false`: only for this order. */
    keep: v.optional(v.boolean(), true),
  }),
  body: v.object({ ...ChosenSchema.entries, shippingAddress: v.array(ShippingAddressSchema) }),
});
