import type { ClubOffer, Contents, CountryCode } from '@odeta/shared/contracts';
import { toMinor } from '../../shop/money.ts';
import { helpFactsOf, withFacts } from './help-facts.ts';
import type { Seed } from './schema.ts';
import type { LabelledLink, Texts } from './texts.schema.ts';
import { categoriesByKey, isFor, textOf, urlOf } from './texts.ts';

/** What stands around every page and is no html: what is offered there, when, and with whose scripts. */
export interface AroundDocument {
  /** Seeds of before leave it out. */
  workMode?: number;
  smartBanner: boolean;
  privacyUrl: string;
  globalCss: string;
  /** `freeDeliveryFrom` in minor units. */
  newsletter: { percent: number; freeDeliveryFrom: number; days: number; tracking: string | null };
  club: ClubOffer | null;
  externalScripts: Contents['externalScripts'];
  liveChat: { hours: { days: number[]; from: string; until: string }[]; script: string | null; busy: boolean };
}

export function aroundOf(seed: Seed, country: CountryCode): AroundDocument {
  const { contents, categories } = seed;
  const { workMode, smartBanner, globalCss, newsletter, externalScripts, liveChat } = contents;
  return {
    workMode,
    smartBanner,
    privacyUrl: urlOf(contents.privacy, country, categoriesByKey(categories)),
    globalCss,
    newsletter: {
      percent: newsletter.percent,
      freeDeliveryFrom: toMinor(country, newsletter.freeDeliveryFrom[country]),
      days: newsletter.days,
      tracking: newsletter.tracking ?? null,
    },
    club: clubOf(seed, country),
    externalScripts: externalScripts
      .filter((script) => isFor(country, script))
      .map(({ name, url, purpose }) => ({ name, url, purpose })),
    liveChat: { ...liveChat, script: liveChat.script ?? null },
  };
}

/** L3. With the fee and the share of the country's club. */
function clubOf(seed: Seed, country: CountryCode): ClubOffer | null {
  const { club } = seed.contents;
  if (!club || !isFor(country, club)) return null;
  const facts = helpFactsOf(seed, country);
  const text = (texts: Texts) => withFacts(textOf(texts, country), facts);
  const link = ({ labels, link: target }: LabelledLink) => ({
    label: textOf(labels, country),
    url: urlOf(target, country, categoriesByKey(seed.categories)),
  });
  return {
    title: text(club.titles),
    text: text(club.texts),
    primary: link(club.primary),
    secondary: link(club.secondary),
  };
}
