import { type CountryCode, countries, countryCodes, type Footer, type MenuEntry } from '@odeta/contracts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { countryOf, editionOf, forEachEdition } from '../language/editions.ts';
import { createArrivals, createClock, dispatchDate, oncePerMinute, soonestPace, workingDayAfter } from './arrival.ts';
import type { AskedHelpTopic } from './asked-help-topic.ts';
import { createCategoryTree } from './category-tree.ts';
import { createNotifications, type Notification } from './checkout-notifications.ts';
import { cleanHtml } from './clean-html.ts';
import type { HomeDocument, SiteContents, SizeTableDocument } from './documents.ts';
import { createHolidays } from './public-holidays.ts';
import type { CountrySettings, ShippingMethod, ShopSettings } from './settings.ts';
import { findShownCodes } from './shown-codes.repository.ts';
import { noTranslations, type Translations, textIn, translateClub, translateMethod } from './translations.ts';

/** `undefined` when the version is still `known`. */
export async function findSettings(db: Kysely<Database>, known?: number): Promise<ShopSettings | undefined> {
  const { version } = await db.selectFrom('reference').select('version').executeTakeFirstOrThrow();
  return version === known ? undefined : readSettings(db, version);
}

async function readSettings(db: Kysely<Database>, version: number): Promise<ShopSettings> {
  const rows = await readRows(db);
  const editions = new Map(forEachEdition((code, edition) => [edition, countrySettings(code, rows)] as const));
  const ofCountry = countryCodes.map((code) => [code, editions.get(code)] as const);
  return {
    version,
    countries: Object.fromEntries(ofCountry) as Record<CountryCode, CountrySettings>,
    editions,
    sizes: new Map(rows.sizes.map(({ code, position }) => [code, position])),
    materials: new Map(rows.materials.map(({ code, position }) => [code, position])),
  };
}

type Rows = Awaited<ReturnType<typeof readRows>>;

async function readRows(db: Kysely<Database>) {
  return {
    countries: await db.selectFrom('country').selectAll().execute(),
    colors: await db.selectFrom('color').selectAll().orderBy('position').execute(),
    colorFamilies: await db.selectFrom('colorFamily').selectAll().orderBy('position').execute(),
    sizeKinds: await db.selectFrom('sizeKind').selectAll().orderBy('position').execute(),
    sizes: await db.selectFrom('size').selectAll().orderBy('position').execute(),
    materials: await db.selectFrom('material').selectAll().orderBy('position').execute(),
    care: await db.selectFrom('care').selectAll().execute(),
    categories: await db
      .selectFrom('category')
      .innerJoin('categoryText', 'categoryText.categoryId', 'category.id')
      .select(['id', 'key', 'parentId', 'country', 'name', 'slug', 'description', 'sizeTableSynonyms'])
      .where('active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    methods: await db.selectFrom('shippingMethod').selectAll().where('active', '=', true).orderBy('position').execute(),
    payments: await db
      .selectFrom('shippingPayment as offered')
      .innerJoin('paymentMethod as payment', (join) =>
        join.onRef('payment.country', '=', 'offered.country').onRef('payment.key', '=', 'offered.payment'),
      )
      .select(['offered.country', 'shipping', 'key', 'name', 'description', 'provider', 'fee', 'disabled'])
      .where('active', '=', true)
      .orderBy('position')
      .execute(),
    agreements: await db.selectFrom('agreement').selectAll().where('active', '=', true).orderBy('position').execute(),
    clubs: await db.selectFrom('club').selectAll().where('active', '=', true).execute(),
    contents: await db.selectFrom('content').selectAll().execute(),
    notices: await db.selectFrom('notice').selectAll().orderBy('position').execute(),
    banners: await db.selectFrom('banner').selectAll().orderBy('position').execute(),
    shownCodes: await findShownCodes(db),
  };
}

/** The settings of a country in the running language. */
function countrySettings(code: CountryCode, rows: Rows): CountrySettings {
  const edition: string = editionOf(code);
  const own = <Row extends { country: CountryCode }>(list: Row[]) => list.filter(({ country }) => country === code);
  const row = rows.countries.find((one) => one.code === code);
  if (!row) throw new Error(`The country ${code} is not in the database`);
  // A database that was seeded by an older version has the texts of the default language only.
  const inEdition = <Row extends { country: CountryCode }>(list: Row[]) => {
    const found = list.filter(({ country }) => country === edition);
    return found.length > 0 ? found : own(list);
  };
  const content = (name: string) => inEdition(rows.contents).find((one) => one.name === name)?.body;
  const translations = (content('translations') ?? noTranslations) as Translations;
  const { currency, timeZone } = countries[code];
  const days = { clock: createClock(timeZone), isHoliday: createHolidays(code, row) };
  const methods = own(rows.methods).map((method) =>
    translateMethod(methodOf(method, row.dispatchUntil, own(rows.payments)), translations),
  );
  return {
    ...row,
    code,
    country: countryOf(code),
    currency,
    arrivalOf: createArrivals(days),
    soonestOf: oncePerMinute((now) => soonestPace(days, now, methods)),
    dispatchOf: (now, { dispatchUntil }) => dispatchDate(days, now, dispatchUntil),
    workingDayAfter: (now, count) => workingDayAfter(days, now, count),
    today: (now) => days.clock(now).date,
    methods,
    agreements: inEdition(rows.agreements),
    club: translateClub(own(rows.clubs)[0], translations),
    colors: new Map(
      rows.colors.map(({ code: color, hex, names }) => [color, { code: color, hex, name: textIn(names, code) }]),
    ),
    colorFamilies: new Map(rows.colorFamilies.map((family) => [family.code, familyOf(family, code, rows)])),
    sizeKinds: rows.sizeKinds.map(({ names, ...kind }) => ({ ...kind, name: textIn(names, code) })),
    materials: new Map(rows.materials.map((material) => [material.code, textIn(material.names, code)])),
    care: new Map(rows.care.map((care) => [care.code, textIn(care.texts, code)])),
    warnings: (content('warnings') ?? {}) as Record<string, string[]>,
    categories: createCategoryTree(inEdition(rows.categories)),
    // Written by the seed loader in exactly this format.
    menu: content('menu') as MenuEntry[],
    footer: content('footer') as unknown as Footer,
    sizeTables: content('sizeTables') as SizeTableDocument[],
    home: content('home') as unknown as HomeDocument,
    help: (content('help') as AskedHelpTopic[]).map(cleanTopic),
    topMenu: cleanMenu(content('topMenu') as unknown as CountrySettings['topMenu']),
    siteContents: content('siteContents') as unknown as SiteContents,
    shops: countryCodes.flatMap((other) =>
      rows.countries.filter((one) => one.code === other).map(({ name }) => ({ iso: countries[other].iso, name })),
    ),
    notificationsOf: createNotifications(content('orderNotifications') as Notification[], {
      shop: days,
      methods,
      country: countryOf(code),
    }),
    defaultCity: (content('points') as unknown as { defaultCity: string }).defaultCity,
    // Editors' HTML is sanitized when stored, and again here in case the table was changed directly.
    notices: inEdition(rows.notices).map((notice) => ({ ...notice, html: cleanHtml(notice.html) })),
    shownCodes: own(rows.shownCodes),
    banners: inEdition(rows.banners).map((banner) => ({
      ...banner,
      content: cleanHtml(banner.content),
      collapsible: banner.collapsible === null ? null : cleanHtml(banner.collapsible),
    })),
  };
}

const cleanMenu = ({ application, desktop, mobile }: CountrySettings['topMenu']) => ({
  application: cleanHtml(application),
  desktop: cleanHtml(desktop),
  mobile: cleanHtml(mobile),
});

const cleanTopic = ({ text, questions, ...topic }: AskedHelpTopic): AskedHelpTopic => ({
  ...topic,
  text: cleanHtml(text),
  questions: questions.map((one) => ({ ...one, answer: cleanHtml(one.answer) })),
});

function familyOf(
  { code, hex, names, position }: Rows['colorFamilies'][number],
  country: CountryCode,
  { colors }: Rows,
) {
  const own = colors.filter(({ family }) => family === code);
  return { code, hex, name: textIn(names, country), position, colors: own.map((color) => color.code) };
}

function methodOf(
  { deliveryGroup: group, ...facts }: Selectable<Database['shippingMethod']>,
  dispatchUntil: number,
  payments: Rows['payments'],
): ShippingMethod {
  const offered = payments.filter(({ shipping }) => shipping === facts.key);
  return { ...facts, group, dispatchUntil: facts.dispatchUntil ?? dispatchUntil, payments: offered };
}
