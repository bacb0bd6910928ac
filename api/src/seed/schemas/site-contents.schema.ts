import { countryCodes, languages } from '@odeta/contracts';
import * as v from 'valibot';
import {
  KeySchema,
  LabelledLinkSchema,
  LinkSchema,
  MoneysSchema,
  OnlySchema,
  TextSchema,
  TextsSchema,
} from './texts.schema.ts';

const HttpsSchema = v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be an https address'));
const ClockSchema = v.pipe(v.string(), v.regex(/^\d{1,2}:\d\d$/, 'must be a time like 8:00'));

const HoursSchema = v.array(
  v.strictObject({
    days: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    from: ClockSchema,
    until: ClockSchema,
  }),
);

/** What stands around every page and is no html. */
export const SiteContentsSchema = v.strictObject({
  /** B16: how the shop works; 1 is as always. */
  workMode: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** D8: whether phones are offered the app. */
  smartBanner: v.optional(v.boolean(), false),
  /** How the shop treats personal data. */
  privacy: LinkSchema,
  /** N1: linked in e-mails of orders. */
  terms: LinkSchema,
  withdrawal: LinkSchema,
  claims: LinkSchema,
  /** N1: who sells in each country, as the law wants it said. */
  sellers: v.strictObject(
    v.entriesFromList(
      countryCodes,
      v.strictObject({
        name: TextSchema,
        address: TextSchema,
        register: TextSchema,
        email: v.pipe(v.string(), v.email()),
        phone: TextSchema,
        /** Rate of the VAT that prices include, in percent. */
        vatPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(50)),
      }),
    ),
  ),
  /** P16: when the phone is answered, and within how many working days messages are. */
  contact: v.strictObject({ phoneHours: HoursSchema, answerDays: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /** P6: what a return costs, where it goes, within how many days it is sent, and the ways in which it may be. */
  returns: v.strictObject({
    fees: MoneysSchema,
    sendDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
    departments: TextsSchema,
    ways: v.pipe(
      v.array(
        v.strictObject({
          key: KeySchema,
          only: OnlySchema,
          names: TextsSchema,
          texts: TextsSchema,
          costs: MoneysSchema,
        }),
      ),
      v.nonEmpty(),
    ),
  }),
  /** Days between the request that an account be deleted and its deletion. */
  deletionWaitDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)), 14),
  /** B19: repairs the shop until the next release. */
  globalCss: v.optional(v.string(), ''),
  /** D11: what a subscriber gets, and for how many days. */
  newsletter: v.strictObject({
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    freeDeliveryFrom: MoneysSchema,
    days: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Fetched by the browser of one who subscribed and agreed to be measured. */
    tracking: v.optional(v.pipe(v.string(), v.url())),
  }),
  /** L3: the home page's word on the club; fee and share come from `club.yaml`, in braces as in `help.yaml`. */
  club: v.optional(
    v.strictObject({
      only: OnlySchema,
      titles: TextsSchema,
      texts: TextsSchema,
      primary: LabelledLinkSchema,
      secondary: LabelledLinkSchema,
    }),
  ),
  /** Directive 2011/83/EU, article 22a: more on the notice, and its official files by language. */
  legalGuarantee: v.strictObject({
    info: LinkSchema,
    images: v.optional(v.partial(v.strictObject(v.entriesFromList(languages, v.string())))),
  }),
  /** F8: scripts of others, which wait for the visitor's consent. */
  externalScripts: v.optional(
    v.array(
      v.strictObject({
        only: OnlySchema,
        name: KeySchema,
        url: HttpsSchema,
        purpose: v.picklist(['measurement', 'advertising']),
      }),
    ),
    [],
  ),
  /** D12: when somebody answers where there is a chat, and with whose script. */
  liveChat: v.strictObject({
    hours: HoursSchema,
    script: v.optional(HttpsSchema),
    busy: v.optional(v.boolean(), false),
  }),
});
