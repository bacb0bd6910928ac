import { countryCodes, languages } from '@odeta/contracts';
import * as v from 'valibot';
import { DateSchema, KeySchema, MoneyOfCountrySchema, TextSchema } from './texts.schema.ts';

const WholeSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const PercentSchema = v.pipe(WholeSchema, v.maxValue(100));
const CodeTextSchema = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,40}$/, 'must be capitals, digits and dashes'));

/** Discount codes. `amount` is in the country's currency; either `percent` or `amount` is required. */
export const CodesSchema = v.array(
  v.pipe(
    v.strictObject({
      country: v.picklist(countryCodes),
      code: CodeTextSchema,
      name: TextSchema,
      percent: v.optional(PercentSchema),
      amount: v.optional(MoneyOfCountrySchema),
      freeDelivery: v.optional(v.boolean(), false),
      minOrder: v.optional(MoneyOfCountrySchema, 0),
      from: DateSchema,
      /** Last day, inclusive. */
      until: v.optional(DateSchema),
      maxUses: v.optional(WholeSchema),
      /** Initial number of uses. */
      uses: v.optional(WholeSchema),
      /** Shown under a general name. */
      hidden: v.optional(v.boolean(), false),
      /** Categories, including their descendants; all products when omitted. */
      categories: v.optional(v.pipe(v.array(KeySchema), v.nonEmpty())),
      /** E-mail of the only account that may use the code. */
      customer: v.optional(v.pipe(v.string(), v.email())),
      /** Whether reduced products are excluded. */
      fullPriceOnly: v.optional(v.boolean(), false),
    }),
    v.check(
      ({ percent, amount }) => (percent === undefined) !== (amount === undefined),
      'needs either percent or amount',
    ),
  ),
);

/** Gift vouchers in the country's currency. Reloading the seed never changes their remaining value. */
export const VouchersSchema = v.array(
  v.strictObject({
    country: v.picklist(countryCodes),
    code: CodeTextSchema,
    value: v.pipe(MoneyOfCountrySchema, v.gtValue(0)),
    /** Initial remaining value; the full value when omitted. */
    remaining: v.optional(MoneyOfCountrySchema),
    from: DateSchema,
    until: v.optional(DateSchema),
    /** E-mail of the account that has the voucher in its list. */
    customer: v.optional(v.pipe(v.string(), v.email())),
  }),
);

/** The customer club by country; omitted where there is none. */
export const ClubSchema = v.strictObject(
  v.entriesFromList(
    countryCodes,
    v.optional(
      v.strictObject({
        name: TextSchema,
        /** Its name in the country's additional languages. */
        translations: v.optional(v.partial(v.strictObject(v.entriesFromList(languages, TextSchema)))),
        percent: PercentSchema,
        months: v.pipe(WholeSchema, v.minValue(5, 'the messages say "5 months" and more')),
        fee: MoneyOfCountrySchema,
        renewDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
  ),
);
