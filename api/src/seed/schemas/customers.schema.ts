import { bloggerAddresses, bloggerStates, countryCodes } from '@odeta/contracts';
import { password } from '@odeta/validation';
import * as v from 'valibot';
import { DateSchema, TextSchema } from './texts.schema.ts';

const text = v.optional(v.string(), '');

const AddressSchema = v.strictObject({
  firstName: TextSchema,
  lastName: TextSchema,
  familyName: text,
  streetType: text,
  street: TextSchema,
  streetNumber: TextSchema,
  flatNumber: text,
  building: text,
  staircase: text,
  floor: text,
  postCode: TextSchema,
  city: TextSchema,
  county: text,
  mobilePhone: text,
});

/** Accounts to try the shop with. */
export const CustomersSchema = v.array(
  v.strictObject({
    country: v.picklist(countryCodes),
    email: v.pipe(v.string(), v.email('must be an e-mail')),
    password: password(),
    birthday: DateSchema,
    /** E2: 1 female, 2 male. */
    gender: v.optional(v.picklist([1, 2])),
    /** K5: customer service has seen his papers. */
    authorized: v.optional(v.boolean(), false),
    /** P3. Days since the membership of the club began, and until its last one, which may be over. */
    member: v.optional(
      v.strictObject({
        since: v.pipe(v.number(), v.integer(), v.minValue(1)),
        left: v.pipe(v.number(), v.integer()),
      }),
    ),
    /** P10. Days since the profile was sent, and what was decided of it; `code` is for his readers. */
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
    ...AddressSchema.entries,
    /** K1. The last one is the newest. */
    addresses: v.optional(
      v.array(
        v.strictObject({
          ...AddressSchema.entries,
          /** P7. Parcels go there unless another one is chosen. */
          isDefault: v.optional(v.boolean(), false),
        }),
      ),
      [],
    ),
  }),
);
export type SeedCustomer = v.InferOutput<typeof CustomersSchema>[number];
