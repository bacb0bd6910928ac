import { agreementTypes, countryCodes, languages } from '@odeta/contracts';
import * as v from 'valibot';
import { DateSchema, MoneyOfCountrySchema, TextSchema, TextsSchema } from './texts.schema.ts';

const MethodKeySchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/, 'must be a key like dpd_pickup'));

/** D13, R18: max(percent of the goods by tier, minimum), plus tax, rounded up to a whole unit. */
const FeeRuleSchema = v.strictObject({
  /** Sorted; the last tier has no `upTo`. */
  tiers: v.pipe(v.array(v.strictObject({ upTo: v.optional(MoneyOfCountrySchema), percent: v.number() })), v.nonEmpty()),
  /** In the given currency. A foreign currency needs a rate in `countries.yaml`. */
  minimum: v.optional(v.strictObject({ amount: MoneyOfCountrySchema, currency: v.pipe(v.string(), v.length(3)) })),
  taxPercent: v.optional(v.number(), 0),
});

const FeeSchema = v.union([MoneyOfCountrySchema, FeeRuleSchema], 'must be an amount or a rule with tiers');
export type SeedFee = v.InferOutput<typeof FeeSchema>;

/** In the country's additional languages. */
const TranslationsSchema = v.optional(
  v.partial(
    v.strictObject(
      v.entriesFromList(languages, v.strictObject({ name: TextSchema, description: v.optional(v.string(), '') })),
    ),
  ),
);

const PaymentSchema = v.strictObject({
  name: TextSchema,
  description: v.optional(v.string(), ''),
  translations: TranslationsSchema,
  /** Who collects the money: the carrier on delivery, or the payment provider. */
  provider: v.picklist(['on-delivery', 'online']),
  /** Added to the cost of delivery. */
  fee: v.optional(FeeSchema, 0),
});

/** A payment that a method offers: its key, optionally with different settings for this method. */
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
  /** Pickup points are chosen on a map. */
  map: v.optional(v.boolean(), false),
  /** Whether the recipient's phone number is required. */
  phone: v.optional(v.boolean(), false),
  name: TextSchema,
  description: v.optional(v.string(), ''),
  translations: TranslationsSchema,
  /** The full cost of delivery, without free delivery and without the payment's fee. */
  cost: MoneyOfCountrySchema,
  /** Working days from dispatch to delivery. */
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
  /** Orders before this hour are dispatched on the same day; by default that of the country. */
  dispatchUntil: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24))),
  /** Parcels are collected from lockers without staff. */
  locker: v.optional(v.boolean(), false),
  /** For how many days a parcel can be collected, if the carrier has one number for all of its points. */
  keepDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  payments: v.pipe(v.array(OfferedPaymentSchema), v.nonEmpty()),
});

const CountryDeliverySchema = v.strictObject({
  payments: v.record(MethodKeySchema, PaymentSchema),
  methods: v.pipe(v.array(MethodSchema), v.nonEmpty()),
});

/** In the default language of each country. */
export const DeliverySchema = v.strictObject(v.entriesFromList(countryCodes, CountryDeliverySchema));
export type SeedDelivery = v.InferOutput<typeof DeliverySchema>;

/** A changed text needs a new version, so that the text a customer agreed to stays known. */
export const AgreementsSchema = v.strictObject(
  v.entriesFromList(
    agreementTypes,
    v.strictObject({
      version: DateSchema,
      required: v.boolean(),
      active: v.optional(v.boolean(), true),
      texts: TextsSchema,
      /** The note below the agreement. */
      notes: v.optional(TextsSchema),
    }),
  ),
);
