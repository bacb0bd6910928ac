import type { CountryCode, Footer, FooterItem } from '@odeta/contracts';
import type { SeedFooterItem } from '../schemas/contents.schema.ts';
import type { Seed } from '../schemas/schema.ts';
import { type CategoriesByKey, isFor, textOf, urlOf } from '../schemas/texts.ts';

export function footerOf(footers: Seed['footers'], country: CountryCode, categories: CategoriesByKey): Footer {
  const item = (one: SeedFooterItem) => footerItemOf(one, country, categories);
  const items = (list: SeedFooterItem[]) => list.filter((one) => isFor(country, one)).map(item);
  const group = ({ names, items: list }: Seed['footers']['service']) => ({
    name: textOf(names, country),
    items: items(list),
  });
  const named = (entries: Record<string, SeedFooterItem>) =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([, one]) => isFor(country, one))
        .map(([name, one]) => [name, item(one)]),
    );

  return {
    paymentAndDelivery: { name: textOf(footers.paymentAndDelivery.names, country), items: [] },
    service: group(footers.service),
    offer: group(footers.offer),
    company: group(footers.company),
    basic: { items: items(footers.basic.items) },
    trusted: named(footers.trusted),
    social: named(footers.social),
    mobileApps: { android: item(footers.mobileApps.android), ios: item(footers.mobileApps.ios) },
  };
}

function footerItemOf(item: SeedFooterItem, country: CountryCode, categories: CategoriesByKey): FooterItem {
  const { labels, link, only: _, image = null, imageStyle = null, ...flags } = item;
  return { ...flags, label: textOf(labels, country), url: urlOf(link, country, categories), image, imageStyle };
}
