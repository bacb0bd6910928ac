import type { CountryCode } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { editionOf, forEachEdition, languageOf } from '../../language/editions.ts';
import type { Notification } from '../../settings/checkout-notifications.ts';
import { cleanHtml } from '../../settings/clean-html.ts';
import type { Seed } from '../schemas/schema.ts';
import { categoriesByKey, isFor, textOf, translated, urlOf } from '../schemas/texts.ts';
import { type SeedTarget, writeRows } from '../writing/write-rows.ts';
import { footerOf } from './footer.ts';
import { helpOf } from './help.ts';
import { helpFactsOf, withFacts } from './help-facts.ts';
import { homeOf } from './home.ts';
import { menuOf } from './menu.ts';
import { siteContentsOf } from './site-contents.ts';
import { sizeTablesOf } from './size-tables.ts';
import { translationsOf } from './translations.ts';

/**
 * Loads the contents of pages, stored as they are sent to clients. Notices and banners have no key, so that `add` only writes those of a
 * country that has no contents yet.
 */
export async function loadContents(
  target: SeedTarget,
  seed: Seed,
  categoryIds: ReadonlyMap<string, number>,
): Promise<void> {
  const categories = categoriesByKey(seed.categories);
  const documents = forEachEdition((country, edition) => [
    { country: edition, name: 'menu', body: menuOf(seed.menus, country, categories) },
    { country: edition, name: 'footer', body: footerOf(seed.footers, country, categories) },
    { country: edition, name: 'home', body: homeOf(seed, country, categories) },
    { country: edition, name: 'help', body: helpOf(seed, country) },
    { country: edition, name: 'sizeTables', body: sizeTablesOf(seed, country, categoryIds) },
    { country: edition, name: 'warnings', body: warningsOf(seed, country) },
    { country: edition, name: 'topMenu', body: topMenuOf(seed, country) },
    { country: edition, name: 'siteContents', body: siteContentsOf(seed, country) },
    { country: edition, name: 'orderNotifications', body: notificationsOf(seed, country) },
    { country: edition, name: 'points', body: { defaultCity: translated(seed.points[country], country).defaultCity } },
    ...translationsOf(seed, country),
  ]).flat();
  const { trx, mode } = target;
  const known = await trx.selectFrom('content').select('country').distinct().execute();
  await writeRows(target, 'content', ['country', 'name'], documents);
  if (mode === 'replace') {
    await trx.deleteFrom('notice').execute();
    await trx.deleteFrom('banner').execute();
  }
  const isKnown = (edition: string) => mode === 'add' && known.some(({ country }) => country === edition);
  await Promise.all(
    forEachEdition((country, edition) => (isKnown(edition) ? undefined : loadNotices(trx, seed, country))),
  );
}

async function loadNotices(trx: Transaction<Database>, { contents, categories }: Seed, country: CountryCode) {
  const notices = contents.notices
    .filter((notice) => isFor(country, notice))
    .flatMap(({ clients, html, closable, expiredDays }, position) =>
      clients.map((client) => ({
        country: editionOf(country) as CountryCode,
        client,
        html: cleanHtml(textOf(html, country)),
        closable,
        expiredDays: expiredDays ?? null,
        position,
      })),
    );
  if (notices.length > 0) await trx.insertInto('notice').values(notices).execute();

  const byKey = categoriesByKey(categories);
  const banners = contents.banners
    .filter((banner) => isFor(country, banner))
    .map((banner, position) => ({
      country: editionOf(country) as CountryCode,
      place: banner.place,
      url: banner.link === undefined ? null : urlOf(banner.link, country, byKey),
      content: cleanHtml(textOf(banner.contents, country)),
      code: banner.code ?? null,
      collapsible: banner.collapsible ? cleanHtml(textOf(banner.collapsible, country)) : null,
      backgroundColor: banner.backgroundColor ?? null,
      font: banner.font ?? null,
      position,
    }));
  if (banners.length > 0) await trx.insertInto('banner').values(banners).execute();
}

function topMenuOf(seed: Seed, country: CountryCode) {
  const { application, desktop, mobile } = seed.contents.topMenu[languageOf(country)];
  const facts = helpFactsOf(seed, country);
  const html = (text: string) => cleanHtml(withFacts(text, facts));
  return { application: html(application), desktop: html(desktop), mobile: html(mobile) };
}

/** The warnings for goods of a category, by its key. */
const warningsOf = ({ warnings }: Seed, country: CountryCode): Record<string, string[]> =>
  Object.fromEntries(
    Object.values(warnings).flatMap(({ categories, texts }) =>
      categories.map((key) => [key, texts.map((one) => textOf(one, country))]),
    ),
  );

const notificationsOf = ({ contents }: Seed, country: CountryCode): Notification[] =>
  contents.checkoutNotifications
    .filter((one) => isFor(country, one))
    .map(({ from = null, until = null, arrivesBy = null, texts }) => ({
      ...{ from, until, arrivesBy },
      text: textOf(texts, country),
    }));
