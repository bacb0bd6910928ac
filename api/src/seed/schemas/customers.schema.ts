import { addressFieldList, addressFieldNames, bloggerAddresses, bloggerStates, countryCodes } from '@odeta/contracts';
import { password } from '@odeta/validation';
import * as v from 'valibot';
import { DateSchema, TextSchema } from './texts.schema.ts';

const text = v.optional(v.string(), '');

const addressEntries = {
  ...v.entriesFromList(addressFieldNames, text),
  ...v.entriesFromList(
    addressFieldNames.filter((name) => addressFieldList[name].isRequired),
    TextSchema,
  ),
};

/** Demo accounts. */
export const CustomersSchema = v.array(
  v.strictObject({
    country: v.picklist(countryCodes),
    email: v.pipe(v.string(), v.email('must be an e-mail')),
    password: password(),
    birthday: DateSchema,
    /** E2: 1 female, 2 male. */
    gender: v.optional(v.picklist([1, 2])),
    /** Whether customer service has checked the customer's identity. */
    authorized: v.optional(v.boolean(), false),
    /** Days since the membership began, and days left, negative after its end. */
    member: v.optional(
      v.strictObject({
        since: v.pipe(v.number(), v.integer(), v.minValue(1)),
        left: v.pipe(v.number(), v.integer()),
      }),
    ),
    /**
     * `since`: days since the profile was submitted. `state` and `reason` are the decision; `code` is the discount code for the
     * blogger's readers.
     */
    blogger: v.optional(
      v.strictObject({
        state: v.picklist(bloggerStates),
        since: v.pipe(v.number(), v.integer(), v.minValue(1)),
        reason: v.optional(TextSchema),
        code: v.optional(TextSchema),
        profileName: TextSchema,
        socialName: text,
        followers: text,
        about: text,
        ...v.entriesFromList(bloggerAddresses, text),
      }),
    ),
    ...addressEntries,
    /** K1: the last one is the newest. */
    addresses: v.optional(
      v.array(
        v.strictObject({
          ...addressEntries,
          /** Parcels are sent there unless another address is chosen. */
          isDefault: v.optional(v.boolean(), false),
        }),
      ),
      [],
    ),
  }),
);
export type SeedCustomer = v.InferOutput<typeof CustomersSchema>[number];
