import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ChatHoursSchema } from './live-chat.ts';
import { NewsletterRewardSchema } from './newsletter.ts';

/** D2. A link of the footer and where it is hidden. */
export const FooterItemSchema = v.object({
  label: v.string(),
  url: v.string(),
  blank: v.boolean(),
  /** The server's page is asked for, also where the browser could show it by itself. */
  ssrLink: v.boolean(),
  hiddenApp: v.boolean(),
  hiddenMobile: v.boolean(),
  hiddenDesktop: v.boolean(),
  image: v.nullable(v.string()),
  /** `wide`, `square`, or `icon`, which stands before the label; anything else is as high as a line. */
  imageStyle: v.nullable(v.string()),
});
export type FooterItem = v.InferOutput<typeof FooterItemSchema>;

const FooterGroupSchema = v.object({ name: v.string(), items: v.array(FooterItemSchema) });
export type FooterGroup = v.InferOutput<typeof FooterGroupSchema>;

/** D1. */
export const FooterSchema = v.object({
  paymentAndDelivery: FooterGroupSchema,
  service: FooterGroupSchema,
  offer: FooterGroupSchema,
  company: FooterGroupSchema,
  basic: v.object({ items: v.array(FooterItemSchema) }),
  trusted: v.record(v.string(), FooterItemSchema),
  social: v.record(v.string(), FooterItemSchema),
  mobileApps: v.object({ android: FooterItemSchema, ios: FooterItemSchema }),
});
export type Footer = v.InferOutput<typeof FooterSchema>;

/** F8. A script of somebody else, and what it is for: it comes when the visitor has agreed to that, not before. */
export const ExternalScriptSchema = v.object({
  name: v.string(),
  url: v.string(),
  purpose: v.picklist(['measurement', 'advertising']),
});

/** D9. */
export const StripBannerSchema = v.object({
  url: v.nullable(v.string()),
  content: v.string(),
  code: v.nullable(v.string()),
  isCollapsible: v.boolean(),
  contentCollapsible: v.nullable(v.string()),
  /** Names of the shop's own colours: a page takes no others. */
  properties: v.object({ backgroundColor: v.nullable(v.string()), font: v.nullable(v.string()) }),
});
export type StripBanner = v.InferOutput<typeof StripBannerSchema>;

const OfferLinkSchema = v.object({ label: v.string(), url: v.string() });

/** R20, L3. What the home page says of the club, and the ways to it. */
export const ClubOfferSchema = v.object({
  title: v.string(),
  text: v.string(),
  primary: OfferLinkSchema,
  secondary: OfferLinkSchema,
});
export type ClubOffer = v.InferOutput<typeof ClubOfferSchema>;

/** Directive 2011/83/EU, article 22a. Beside the notice in words: where more is said, where one claims, and the official file. */
export const LegalGuaranteeSchema = v.object({
  infoUrl: v.string(),
  claimsUrl: v.string(),
  /** The notice as the Commission publishes it for the language; `null` where it is not there. */
  image: v.nullable(v.string()),
});

/** B20. Contents that editors keep, by name; what a page needs of them is asked for by name. */
export const ContentsSchema = v.object({
  footer: FooterSchema,
  /** B16: the configured addresses of pages that are not client routes. */
  staticUrls: v.object({ home: v.string(), wishlist: v.string(), cart: v.string(), backToShop: v.string() }),
  /** H12: e-mail endings that are refused, separated by `|`. */
  emailExceptions: v.string(),
  /** B4: html of the top links per client kind, sanitised when stored and again when sent. */
  topMenu: v.object({ application: v.string(), desktop: v.string(), mobile: v.string() }),
  /** D9: the promo strip. */
  banners: v.array(StripBannerSchema),
  /** D8: whether phones are offered the app. */
  smartBanner: v.boolean(),
  /** How the shop treats personal data. */
  privacyUrl: v.string(),
  /** D5: every country's shop; older servers leave its address out. */
  countries: v.array(v.object({ iso: v.string(), name: v.string(), url: v.optional(v.string()) })),
  /** D11. */
  newsletterReward: NewsletterRewardSchema,
  /** L3; `null` where there is no club, and from older servers. */
  club: v.optional(v.nullable(ClubOfferSchema), null),
  /** `null` outside of the EU, and from older servers. */
  legalGuarantee: v.optional(v.nullable(LegalGuaranteeSchema), null),
  /** Where one orders without a browser that runs scripts; `null` from older servers. */
  contact: v.optional(v.nullable(v.object({ email: v.string(), phone: v.string() })), null),
  /** F8. */
  externalScripts: v.array(ExternalScriptSchema),
  /**
   * A3. The country's tag manager; `null` where there is none, and from older servers. `origins`: whom its script asks, as the
   * page's policy has to permit it.
   */
  tagManager: v.optional(v.nullable(v.object({ id: v.string(), url: v.string(), origins: v.array(v.string()) })), null),
  /** D12; `null` where there is none. */
  liveChat: v.nullable(
    v.object({
      hours: v.array(ChatHoursSchema),
      script: v.nullable(v.string()),
      /** Where one writes while nobody answers; `null` from older servers. */
      contactUrl: v.optional(v.nullable(v.string()), null),
    }),
  ),
});
export type Contents = v.InferOutput<typeof ContentsSchema>;

/** B20. */
export const readStaticContents = endpoint({
  method: 'GET',
  path: '/base/static-contents',
  summary: 'B20. Contents that editors keep, by name',
  body: v.object({ contents: ContentsSchema }),
});
