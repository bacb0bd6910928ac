import { countryCodes } from '@odeta/contracts';
import * as v from 'valibot';
import { DateSchema, KeySchema, MoneyOfCountrySchema, TextSchema } from './texts.schema.ts';

const WholeSchema = v.pipe(v.number(), v.integer(), v.minValue(1));
const PercentSchema = v.pipe(WholeSchema, v.maxValue(100));
const CodeTextSchema = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,40}$/, 'must be capitals, digits and dashes'));

/** L2. Discount codes; `amount` is in the country's currency, exactly one of `percent` and `amount` is given. */
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
      /** Its last day. */
      until: v.optional(DateSchema),
      maxUses: v.optional(WholeSchema),
      /** So often it was used already when the shop opened. */
      uses: v.optional(WholeSchema),
      /** Goes by a general name. */
      hidden: v.optional(v.boolean(), false),
      /** Categories it is for, with all below them; all goods when left out. */
      categories: v.optional(v.pipe(v.array(KeySchema), v.nonEmpty())),
      /** L2. E-mail of the account whose own code it is; nobody else can use it. */
      customer: v.optional(v.pipe(v.string(), v.email())),
      /** Not for what is reduced already. */
      fullPriceOnly: v.optional(v.boolean(), false),
    }),
    v.check(
      ({ percent, amount }) => (percent === undefined) !== (amount === undefined),
      'needs either percent or amount',
    ),
  ),
);

/** L2. Gift vouchers, in the country's currency; what is left of them is never changed by a reload. */
export const VouchersSchema = v.array(
  v.strictObject({
    country: v.picklist(countryCodes),
    code: CodeTextSchema,
    value: v.pipe(MoneyOfCountrySchema, v.gtValue(0)),
    /** What is left of it when the shop opens; all of it when left out. */
    remaining: v.optional(MoneyOfCountrySchema),
    from: DateSchema,
    until: v.optional(DateSchema),
    /** P2. E-mail of the account that lists it as its own. */
    customer: v.optional(v.pipe(v.string(), v.email())),
  }),
);

/** L3. The customer club per country; left out where there is none. */
export const ClubSchema = v.strictObject(
  v.entriesFromList(
    countryCodes,
    v.optional(
      v.strictObject({
        name: TextSchema,
        percent: PercentSchema,
        months: v.pipe(WholeSchema, v.minValue(5, 'the messages say "5 months" and more')),
        fee: MoneyOfCountrySchema,
        renewDays: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
  ),
);
