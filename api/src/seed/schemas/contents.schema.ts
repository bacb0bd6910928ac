import { countryCodes, languages } from '@odeta/contracts';
import * as v from 'valibot';
import { DayOfYearSchema, NotificationSchema } from './notification.schema.ts';
import { SiteContentsSchema } from './site-contents.schema.ts';
import {
  DateSchema,
  KeySchema,
  LabelledLinkSchema,
  LinkSchema,
  MoneyOfCountrySchema,
  OnlySchema,
  OwnFileSchema,
  PictureRefSchema,
  TextSchema,
  TextsSchema,
} from './texts.schema.ts';

const RegExpSchema = v.pipe(v.string(), v.check(isRegExp, 'must be a regular expression (flag u)'));
/** Colours of the design by their roles. */
const StripColorSchema = v.picklist(['action', 'studio', 'sand', 'accent']);
const ClientHtmlSchema = v.strictObject({ application: v.string(), desktop: v.string(), mobile: v.string() });

/** A date such as `2026-12-24`, or a day of each year such as `12-24`. */
const DayOrDateSchema = v.union(
  [DateSchema, DayOfYearSchema],
  'must be a date like 2026-11-21 or a day of each year like 12-24',
);

export const CountriesSchema = v.strictObject(
  v.entriesFromList(
    countryCodes,
    v.strictObject({
      name: TextSchema,
      /** Value of goods from which delivery is free; omitted when it never is. */
      freeDeliveryFrom: v.optional(MoneyOfCountrySchema),
      returnDays: v.pipe(v.number(), v.integer()),
      /** Orders before this hour, in the shop's time zone, are dispatched on the same day. */
      dispatchUntil: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24)),
      /** Days without parcels, in addition to weekends and public holidays. */
      closedDays: v.optional(v.array(DayOrDateSchema), []),
      /** Public holidays on which parcels are delivered. */
      openDays: v.optional(v.array(DayOrDateSchema), []),
      liveChat: v.optional(v.boolean(), false),
      /** Value of one unit of a foreign currency, and the date of the rate. */
      exchangeRates: v.optional(v.record(v.string(), v.strictObject({ rate: v.number(), on: DateSchema })), {}),
      staticUrls: v.strictObject({ home: v.string(), wishlist: v.string(), cart: v.string(), backToShop: v.string() }),
      emailExceptions: v.array(TextSchema),
      patterns: v.strictObject({
        city: RegExpSchema,
        'client-name': RegExpSchema,
        'client-surname': RegExpSchema,
        street: RegExpSchema,
        phone: v.strictObject({ min: v.number(), max: v.number(), pattern: RegExpSchema }),
      }),
    }),
  ),
);

export interface SeedMenuEntry extends v.InferOutput<typeof MenuEntryBaseSchema> {
  children: SeedMenuEntry[];
}

const MenuEntryBaseSchema = v.strictObject({
  /** Entries of a category get their name and URL from it, unless they are given here. */
  category: v.optional(KeySchema),
  /** Required without a category. */
  key: v.optional(KeySchema),
  names: v.optional(TextsSchema),
  link: v.optional(LinkSchema),
  only: OnlySchema,
  /** B6: a tab of the menu. Top-level entries that are no tabs are boxes with an image. */
  tab: v.optional(v.boolean(), false),
  kind: v.optional(v.picklist(['standard', 'sale', 'new']), 'standard'),
  bold: v.optional(v.boolean(), false),
  cover: v.optional(PictureRefSchema),
  /** The key of the tab that shows this box; left out: every tab without boxes of its own. */
  of: v.optional(KeySchema),
  /** The banner above the entry's own list on phones. */
  image: v.optional(PictureRefSchema),
  alt: v.optional(TextsSchema),
  /** `hidden`: not shown on desktop and not counted. `nowhere`: `menu_visibility_desktop` is false. */
  desktop: v.optional(v.picklist(['shown', 'hidden', 'nowhere']), 'shown'),
});

const MenuEntrySchema: v.GenericSchema<unknown, SeedMenuEntry> = v.strictObject({
  ...MenuEntryBaseSchema.entries,
  children: v.optional(v.array(v.lazy(() => MenuEntrySchema)), []),
});
export const MenusSchema = v.array(MenuEntrySchema);

const FooterItemSchema = v.strictObject({
  labels: TextsSchema,
  link: LinkSchema,
  only: OnlySchema,
  blank: v.optional(v.boolean(), false),
  ssrLink: v.optional(v.boolean(), false),
  hiddenApp: v.optional(v.boolean(), false),
  hiddenMobile: v.optional(v.boolean(), false),
  hiddenDesktop: v.optional(v.boolean(), false),
  image: v.optional(OwnFileSchema),
  /** A shape defined by the footer, because pages accept no CSS from data. */
  imageStyle: v.optional(v.picklist(['wide'])),
});
export type SeedFooterItem = v.InferOutput<typeof FooterItemSchema>;

const FooterGroupSchema = v.strictObject({ names: TextsSchema, items: v.array(FooterItemSchema) });

export const FootersSchema = v.strictObject({
  /** The content is derived from delivery.yaml. */
  paymentAndDelivery: v.strictObject({ names: TextsSchema }),
  service: FooterGroupSchema,
  offer: FooterGroupSchema,
  company: FooterGroupSchema,
  basic: v.strictObject({ items: v.array(FooterItemSchema) }),
  trusted: v.record(v.string(), FooterItemSchema),
  social: v.record(v.string(), FooterItemSchema),
  mobileApps: v.strictObject({ android: FooterItemSchema, ios: FooterItemSchema }),
});

const PictureSchema = v.strictObject({ picture: PictureRefSchema, alt: TextsSchema });
const PicturesSchema = v.pipe(v.array(PictureSchema), v.nonEmpty());

/** The home page, in the order of its sections. Product shelves are filled with new, reduced and popular products. */
export const HomeSchema = v.strictObject({
  hero: v.strictObject({
    titles: TextsSchema,
    texts: TextsSchema,
    primary: LabelledLinkSchema,
    secondary: LabelledLinkSchema,
    pictures: PicturesSchema,
  }),
  departments: v.strictObject({
    titles: TextsSchema,
    tiles: v.array(v.strictObject({ category: KeySchema, names: v.optional(TextsSchema), ...PictureSchema.entries })),
  }),
  shelf: v.strictObject({
    titles: TextsSchema,
    texts: TextsSchema,
    link: LabelledLinkSchema,
    pictures: PicturesSchema,
  }),
  productShelves: v.array(
    v.strictObject({
      key: v.picklist(['new', 'sale', 'popular']),
      titles: TextsSchema,
      /** Maximum number of products. */
      length: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
      link: v.optional(LabelledLinkSchema),
    }),
  ),
  promises: v.array(
    v.strictObject({
      icon: v.picklist(['delivery', 'return', 'point', 'advice']),
      titles: TextsSchema,
      texts: TextsSchema,
    }),
  ),
});

/** Contents that editors change frequently. HTML is sanitized when it is loaded. */
export const ContentsSchema = v.strictObject({
  /** HTML for each client type and language. */
  topMenu: v.strictObject(v.entriesFromList(languages, ClientHtmlSchema)),
  notices: v.array(
    v.strictObject({
      only: OnlySchema,
      clients: v.pipe(v.array(v.picklist(['application', 'desktop', 'mobile'])), v.nonEmpty()),
      html: TextsSchema,
      closable: v.optional(v.boolean(), true),
      expiredDays: v.optional(v.number()),
    }),
  ),
  banners: v.array(
    v.strictObject({
      place: v.picklist(['strip', 'cart']),
      only: OnlySchema,
      link: v.optional(LinkSchema),
      contents: TextsSchema,
      code: v.optional(v.string()),
      collapsible: v.optional(TextsSchema),
      backgroundColor: v.optional(StripColorSchema),
      font: v.optional(v.picklist(['text', 'display'])),
    }),
  ),
  ...SiteContentsSchema.entries,
  checkoutNotifications: v.array(NotificationSchema),
});

function isRegExp(source: string) {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}
