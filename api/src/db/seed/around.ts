import type { Contents, CountryCode } from '@odeta/shared/contracts';
import { toMinor } from '../../shop/money.ts';
import type { Seed } from './schema.ts';
import { categoriesByKey, isFor, urlOf } from './texts.ts';

/** What stands around every page and is no text: what is offered there, when, and with whose scripts. */
export interface AroundDocument {
  /** Seeds of before leave it out. */
  workMode?: number;
  smartBanner: boolean;
  privacyUrl: string;
  globalCss: string;
  /** `freeDeliveryFrom` in minor units. */
  newsletter: { percent: number; freeDeliveryFrom: number; days: number; tracking: string | null };
  externalScripts: Contents['externalScripts'];
  liveChat: { hours: { days: number[]; from: string; until: string }[]; script: string | null; busy: boolean };
}

export function aroundOf({ contents, categories }: Seed, country: CountryCode): AroundDocument {
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
    externalScripts: externalScripts
      .filter((script) => isFor(country, script))
      .map(({ name, url, purpose }) => ({ name, url, purpose })),
    liveChat: { ...liveChat, script: liveChat.script ?? null },
  };
}
