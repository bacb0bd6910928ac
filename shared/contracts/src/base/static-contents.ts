import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { ChatHoursSchema } from './live-chat.ts';
import { NewsletterRewardSchema } from './newsletter.ts';

/** D2. A footer link, and in which clients it is hidden. */
export const FooterItemSchema = v.object({
  label: v.string(),
  url: v.string(),
  blank: v.boolean(),
  /** Loads a new document even if client-side navigation would be possible. */
  ssrLink: v.boolean(),
  hiddenApp: v.boolean(),
  hiddenMobile: v.boolean(),
  hiddenDesktop: v.boolean(),
  image: v.nullable(v.string()),
  /** `wide`, `square`, or `icon`, which is shown before the label; anything else has the height of a line. */
  imageStyle: v.nullable(v.string()),
});
export type FooterItem = v.InferOutput<typeof FooterItemSchema>;

const FooterGroupSchema = v.object({ name: v.string(), items: v.array(FooterItemSchema) });
export type FooterGroup = v.InferOutput<typeof FooterGroupSchema>;

/** Groups of links, trust marks, social networks and apps, in the order of the footer (D1). */
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

/** F8. A third-party script with its purpose: it is loaded only after the visitor has agreed to that purpose. */
export const ExternalScriptSchema = v.object({
  name: v.string(),
  url: v.string(),
  purpose: v.picklist(['measurement', 'advertising']),
});

/** The promotion strip; with a code that visitors can copy, and a short text for when it is folded (D9). */
export const StripBannerSchema = v.object({
  url: v.nullable(v.string()),
  content: v.string(),
  code: v.nullable(v.string()),
  isCollapsible: v.boolean(),
  contentCollapsible: v.nullable(v.string()),
  /** Names of the shop's own colours; others are ignored. */
  properties: v.object({ backgroundColor: v.nullable(v.string()), font: v.nullable(v.string()) }),
});
export type StripBanner = v.InferOutput<typeof StripBannerSchema>;

const OfferLinkSchema = v.object({ label: v.string(), url: v.string() });

/** R20, L3. The club on the home page, with its links. */
export const ClubOfferSchema = v.object({
  title: v.string(),
  text: v.string(),
  primary: OfferLinkSchema,
  secondary: OfferLinkSchema,
});
export type ClubOffer = v.InferOutput<typeof ClubOfferSchema>;

/** Directive 2011/83/EU, article 22a. Shown with the notice as text: links to more information and to claims, and the official image. */
export const LegalGuaranteeSchema = v.object({
  infoUrl: v.string(),
  claimsUrl: v.string(),
  /** The Commission's notice in the language; `null` where there is none. */
  image: v.nullable(v.string()),
});

/** B20. Contents that editors maintain, by name; pages request the names that they need. */
export const ContentsSchema = v.object({
  footer: FooterSchema,
  /** B16. The configured addresses of pages outside of client-side routing. */
  staticUrls: v.object({ home: v.string(), wishlist: v.string(), cart: v.string(), backToShop: v.string() }),
  /** H12: e-mail endings that are refused, separated by `|`. */
  emailExceptions: v.string(),
  /** B4: HTML of the top links per kind of client, sanitised when stored and again when sent. */
  topMenu: v.object({ application: v.string(), desktop: v.string(), mobile: v.string() }),
  /** D9: the promo strip. */
  banners: v.array(StripBannerSchema),
  /** D8: whether to offer the app on phones. */
  smartBanner: v.boolean(),
  privacyUrl: v.string(),
  /** D5: the shops of all countries; older servers leave out `url`. */
  countries: v.array(v.object({ iso: v.string(), name: v.string(), url: v.optional(v.string()) })),
  newsletterReward: NewsletterRewardSchema,
  /** L3; `null` where there is no club, and from older servers. */
  club: v.optional(v.nullable(ClubOfferSchema), null),
  /** `null` outside of the EU, and from older servers. */
  legalGuarantee: v.optional(v.nullable(LegalGuaranteeSchema), null),
  /** For orders without JavaScript; `null` from older servers. */
  contact: v.optional(v.nullable(v.object({ email: v.string(), phone: v.string() })), null),
  /** Messages above the order, as in `readBaseInit`; empty from older servers. */
  checkoutNotifications: v.optional(v.array(v.string()), []),
  /** F8: tracking, proofs against bots, maps and chat, each loaded once and only with the consent that it needs. */
  externalScripts: v.array(ExternalScriptSchema),
  /**
   * A3. The country's tag manager; `null` where there is none, and from older servers. `origins`: hosts that its script contacts, for
   * the page's content security policy.
   */
  tagManager: v.optional(v.nullable(v.object({ id: v.string(), url: v.string(), origins: v.array(v.string()) })), null),
  /** D10. The address that a new subscriber's browser requests after consent; `null` where there is none, and from older servers. */
  newsletterTracking: v.optional(v.nullable(v.string()), null),
  /** D12; `null` where there is none. */
  liveChat: v.nullable(
    v.object({
      hours: v.array(ChatHoursSchema),
      script: v.nullable(v.string()),
      /** Contact page for the time when no agent is available; `null` from older servers. */
      contactUrl: v.optional(v.nullable(v.string()), null),
    }),
  ),
});
export type Contents = v.InferOutput<typeof ContentsSchema>;

export const readStaticContents = endpoint({
  method: 'GET',
  path: '/base/static-contents',
  summary: 'B20. Contents that editors keep, by name',
  body: v.object({ contents: ContentsSchema }),
});
