import type { ClubOffer, CountryCode } from '@odeta/contracts';
import { languageOf } from '../../language/editions.ts';
import { toMinor } from '../../pricing/money.ts';
import type { ReturnTerms, SiteContents } from '../../settings/documents.ts';
import type { Seed } from '../schemas/schema.ts';
import type { LabelledLink, Link, Texts } from '../schemas/texts.schema.ts';
import { categoriesByKey, isFor, textOf, translated, urlOf } from '../schemas/texts.ts';
import { helpFactsOf, withFacts } from './help-facts.ts';

export function siteContentsOf(seed: Seed, country: CountryCode): SiteContents {
  const { contents, categories } = seed;
  const { workMode, smartBanner, globalCss, newsletter, externalScripts, liveChat } = contents;
  const link = (target: Link) => urlOf(target, country, categoriesByKey(categories));
  return {
    workMode,
    smartBanner,
    privacyUrl: link(contents.privacy),
    termsUrl: link(contents.terms),
    withdrawalUrl: link(contents.withdrawal),
    claimsUrl: link(contents.claims),
    seller: translated(contents.sellers[country], country),
    contact: contents.contact,
    returns: returnsOf(seed, country),
    deletionWaitDays: contents.deletionWaitDays,
    globalCss,
    newsletter: {
      percent: newsletter.percent,
      freeDeliveryFrom: toMinor(country, newsletter.freeDeliveryFrom[country]),
      days: newsletter.days,
      tracking: newsletter.tracking ?? null,
    },
    club: clubOf(seed, country),
    conciliation: translated(contents.conciliation[country], country),
    legalGuarantee: {
      infoUrl: link(contents.legalGuarantee.info),
      image: contents.legalGuarantee.images?.[languageOf(country)] ?? null,
    },
    externalScripts: externalScripts
      .filter((script) => isFor(country, script))
      .map(({ name, url, purpose }) => ({ name, url, purpose })),
    liveChat: { ...liveChat, script: liveChat.script ?? null },
  };
}

function returnsOf({ contents }: Seed, country: CountryCode): ReturnTerms {
  const { fees, sendDays, departments, ways, goodwillMonths } = contents.returns;
  const { name, address } = translated(contents.sellers[country], country);
  return {
    fee: toMinor(country, fees[country]),
    sendDays,
    goodwillMonths: goodwillMonths[country],
    address: [`${name}, ${textOf(departments, country)}`, address],
    ways: ways
      .filter((way) => isFor(country, way))
      .map(({ key, names, texts, costs }) => ({
        key,
        name: textOf(names, country),
        text: textOf(texts, country),
        cost: toMinor(country, costs[country]),
      })),
  };
}

/** With the fee and discount of the country's club. */
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
