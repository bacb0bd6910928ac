import { type Contents, hostOfCountry, isCountryCode } from '@odeta/contracts';
import { toMajor } from '../pricing/money.ts';
import { cleanHtml } from '../settings/clean-html.ts';
import { type CountrySettings, isActive } from '../settings/settings.ts';
import { DEMO_CHAT_SCRIPT, type DemoChat } from './demo-chat.ts';
import { offeredItemsOf } from './offered-items.ts';

/** Protocol and host of the request. */
interface Place {
  protocol: string;
  host: string;
}

/** All editable contents of a country's pages, by name. */
export function staticContentsOf(
  shop: CountrySettings,
  now: Date,
  { place, demoChat }: { place: Place; demoChat: DemoChat | null },
): Omit<Contents, 'tagManager'> {
  const { footer, staticUrls, emailExceptions, siteContents } = shop;
  return {
    footer: { ...footer, paymentAndDelivery: { ...footer.paymentAndDelivery, items: offeredItemsOf(shop) } },
    staticUrls,
    emailExceptions,
    topMenu: topMenuOf(shop),
    banners: stripsOf(shop, now),
    smartBanner: siteContents.smartBanner,
    privacyUrl: siteContents.privacyUrl,
    countries: countriesAt(place, shop),
    newsletterReward: newsletterRewardOf(shop),
    club: siteContents.club,
    legalGuarantee: legalGuaranteeOf(shop),
    contact: { email: siteContents.seller.email, phone: siteContents.seller.phone },
    checkoutNotifications: shop.notificationsOf(now),
    externalScripts: siteContents.externalScripts,
    newsletterTracking: siteContents.newsletter.tracking,
    liveChat: liveChatOf(shop, demoChat),
  };
}

function legalGuaranteeOf({ country, siteContents }: CountrySettings): Contents['legalGuarantee'] {
  const { legalGuarantee, claimsUrl } = siteContents;
  if (country.legalGuaranteeYears === null || !legalGuarantee) return null;
  return { ...legalGuarantee, claimsUrl };
}

/** With the contact page, for when the chat is unavailable. */
function liveChatOf({ liveChat, siteContents, help }: CountrySettings, demo: DemoChat | null): Contents['liveChat'] {
  if (!liveChat) return null;
  const { hours, script } = siteContents.liveChat;
  return {
    hours,
    script: script ?? (demo ? DEMO_CHAT_SCRIPT : null),
    contactUrl: help.find(({ key }) => key === 'contact')?.url ?? null,
  };
}

/** The shops of the other countries, at hosts that are derived from this one. */
const countriesAt = ({ protocol, host }: Place, { shops }: CountrySettings): Contents['countries'] =>
  shops.map(({ iso, name }) => {
    const code = iso.toLowerCase();
    return { iso, name, ...(isCountryCode(code) && { url: `${protocol}://${hostOfCountry(host, code)}/` }) };
  });

/** Sanitised here again, although it was sanitised when it was stored. */
function topMenuOf({ topMenu: { application, desktop, mobile } }: CountrySettings): Contents['topMenu'] {
  return { application: cleanHtml(application), desktop: cleanHtml(desktop), mobile: cleanHtml(mobile) };
}

export function newsletterRewardOf({ code, currency, siteContents }: CountrySettings): Contents['newsletterReward'] {
  const { percent, freeDeliveryFrom } = siteContents.newsletter;
  return { percent, freeDeliveryFrom: toMajor(code, freeDeliveryFrom), currency };
}

const stripsOf = ({ banners }: CountrySettings, now: Date): Contents['banners'] =>
  banners
    .filter((banner) => banner.place === 'strip' && isActive(banner, now))
    .map(({ url, content, code, collapsible, backgroundColor, font }) => ({
      url,
      content,
      code,
      isCollapsible: collapsible !== null,
      contentCollapsible: collapsible,
      properties: { backgroundColor, font },
    }));
