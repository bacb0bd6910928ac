import { countryCodes, languages } from '@odeta/contracts';
import * as v from 'valibot';
import {
  KeySchema,
  LabelledLinkSchema,
  LinkSchema,
  MoneysSchema,
  OnlySchema,
  OwnFileSchema,
  TextSchema,
  TextsSchema,
} from './texts.schema.ts';

/** What an entry has in the words of its country, in the country's additional languages. */
const translated = <Entries extends Record<string, typeof TextSchema>>(entries: Entries) =>
  v.optional(v.partial(v.strictObject(v.entriesFromList(languages, v.strictObject(entries)))));

/** A page of another party that people open by a link; the shop's own pages load nothing from it. */
const PageSchema = v.pipe(v.string(), v.regex(/^https:\/\/\S+$/, 'must be an https address'));
const HttpsSchema = v.pipe(v.string(), v.url(), v.startsWith('https://', 'must be an https address'));
const ClockSchema = v.pipe(v.string(), v.regex(/^\d{1,2}:\d\d$/, 'must be a time like 8:00'));

const HoursSchema = v.array(
  v.strictObject({
    days: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
    from: ClockSchema,
    until: ClockSchema,
  }),
);

/** Settings that every page needs. */
export const SiteContentsSchema = v.strictObject({
  /** B16: 1 is the normal mode. */
  workMode: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Whether phones show a banner for the app. */
  smartBanner: v.optional(v.boolean(), false),
  /** URL of the privacy policy. */
  privacy: LinkSchema,
  /** URLs linked in e-mails about orders. */
  terms: LinkSchema,
  withdrawal: LinkSchema,
  claims: LinkSchema,
  /** The seller of each country, as required by law. */
  sellers: v.strictObject(
    v.entriesFromList(
      countryCodes,
      v.strictObject({
        name: TextSchema,
        address: TextSchema,
        register: TextSchema,
        translations: translated({ name: TextSchema, address: TextSchema, register: TextSchema }),
        email: v.pipe(v.string(), v.email()),
        phone: TextSchema,
        /** VAT rate included in prices, in percent. */
        vatPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(50)),
      }),
    ),
  ),
  /** Hours of the telephone service, and the working days in which messages are answered. */
  contact: v.strictObject({ phoneHours: HoursSchema, answerDays: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  /**
   * Conditions of returns: fees, department of the address, days to send the parcel, ways to send it, and the months for which a voucher is
   * valid that an employee gives for an order.
   */
  returns: v.strictObject({
    fees: MoneysSchema,
    sendDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
    departments: TextsSchema,
    goodwillMonths: v.strictObject(
      v.entriesFromList(countryCodes, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60))),
    ),
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
  /** Days from the request to the deletion of an account. */
  deletionWaitDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)), 14),
  /** CSS for urgent fixes until the next release. */
  globalCss: v.optional(v.string(), ''),
  /** The benefits for newsletter subscribers, and their days of validity. */
  newsletter: v.strictObject({
    percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    freeDeliveryFrom: MoneysSchema,
    days: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** URL that browsers of subscribers request after they have consented to tracking. */
    tracking: v.optional(HttpsSchema),
  }),
  /** The offer of the club on the home page. Fee and discount are placeholders, as in `help.yaml`, with values from `club.yaml`. */
  club: v.optional(
    v.strictObject({
      only: OnlySchema,
      titles: TextsSchema,
      texts: TextsSchema,
      primary: LabelledLinkSchema,
      secondary: LabelledLinkSchema,
    }),
  ),
  /** Directive 2013/11/EU, article 13: the body for disputes with consumers, by country. */
  conciliation: v.strictObject(
    v.entriesFromList(
      countryCodes,
      v.strictObject({ name: TextSchema, translations: translated({ name: TextSchema }), url: PageSchema }),
    ),
  ),
  /** Directive 2011/83/EU, article 22a: further information, and the official notice by language. */
  legalGuarantee: v.strictObject({
    info: LinkSchema,
    images: v.optional(v.partial(v.strictObject(v.entriesFromList(languages, OwnFileSchema)))),
  }),
  /** Third-party scripts, loaded after the visitor's consent. */
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
  /** Hours and script of the live chat. */
  liveChat: v.strictObject({
    hours: HoursSchema,
    script: v.optional(HttpsSchema),
    busy: v.optional(v.boolean(), false),
  }),
});
