import { agreementTypes, countryCodes } from '@odeta/contracts';
import * as v from 'valibot';
import { DateSchema, MoneyOfCountrySchema, TextSchema, TextsSchema } from './texts.schema.ts';

const MethodKeySchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be a key like dpd_pickup'));

/** D13, R18. max(percent of the goods by tier, minimum), plus tax, rounded up to a whole unit. */
const FeeRuleSchema = v.strictObject({
  /** Ordered; the last one has no `upTo`. */
  tiers: v.pipe(v.array(v.strictObject({ upTo: v.optional(MoneyOfCountrySchema), percent: v.number() })), v.nonEmpty()),
  /** In the currency named; another one than the country's needs a rate in `countries.yaml`. */
  minimum: v.optional(v.strictObject({ amount: MoneyOfCountrySchema, currency: v.pipe(v.string(), v.length(3)) })),
  taxPercent: v.optional(v.number(), 0),
});

const FeeSchema = v.union([MoneyOfCountrySchema, FeeRuleSchema], 'must be an amount or a rule with tiers');
export type SeedFee = v.InferOutput<typeof FeeSchema>;

const PaymentSchema = v.strictObject({
  name: TextSchema,
  description: v.optional(v.string(), ''),
  /** Who takes the money: nobody before delivery, or the payment provider. */
  provider: v.picklist(['on-delivery', 'online']),
  /** Added to what delivery costs. */
  fee: v.optional(FeeSchema, 0),
});

/** A payment that a method offers: its key, or its key with what is different here. */
const OfferedPaymentSchema = v.union(
  [
    MethodKeySchema,
    v.strictObject({ key: MethodKeySchema, fee: v.optional(FeeSchema), disabled: v.optional(v.boolean(), false) }),
  ],
  'must be the key of a payment, or { key, fee, disabled }',
);

const MethodSchema = v.strictObject({
  key: MethodKeySchema,
  group: v.picklist(['address', 'pick-up']),
  /** J8. A point is chosen on the map. */
  map: v.optional(v.boolean(), false),
  /** J14. */
  phone: v.optional(v.boolean(), false),
  name: TextSchema,
  description: v.optional(v.string(), ''),
  /** Not below free delivery's threshold only: the whole cost of delivery without the payment's fee. */
  cost: MoneyOfCountrySchema,
  /** Working days until it arrives, counted from dispatch. */
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  /** Until which hour the carrier takes what is ordered on that day; left out, that of the country. */
  dispatchUntil: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24))),
  payments: v.pipe(v.array(OfferedPaymentSchema), v.nonEmpty()),
});

const CountryDeliverySchema = v.strictObject({
  payments: v.record(MethodKeySchema, PaymentSchema),
  methods: v.pipe(v.array(MethodSchema), v.nonEmpty()),
});

/** In the words of each country. */
export const DeliverySchema = v.strictObject(v.entriesFromList(countryCodes, CountryDeliverySchema));
export type SeedDelivery = v.InferOutput<typeof DeliverySchema>;

/** L4, H21. A changed text gets a new version, so that it stays known who agreed to what. */
export const AgreementsSchema = v.strictObject(
  v.entriesFromList(
    agreementTypes,
    v.strictObject({
      version: DateSchema,
      required: v.boolean(),
      active: v.optional(v.boolean(), true),
      texts: TextsSchema,
      /** What stands below, in small letters. */
      notes: v.optional(TextsSchema),
    }),
  ),
);
