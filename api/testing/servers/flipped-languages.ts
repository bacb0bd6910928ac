import { parentPort } from 'node:worker_threads';
import { countries, type MenuEntry } from '@odeta/contracts';

/** What the shop of ua answers when its languages stand in the opposite order. */
export interface FlippedShop {
  /** By the beginning of the address. */
  refusals: Record<string, string>;
  menus: Record<string, Pick<MenuEntry, 'name' | 'link'>>;
}

/** A worker, because the order is changed before any other module reads it, and only there. */
const { ua } = countries;
const [first, ...others] = ua.languages.toReversed();
Object.assign(ua, { languages: [first, ...others], language: first, locale: `${first}-${ua.iso}` });
const { SEED_FOLDER } = await import('../database/database.ts');
const { openTestShop } = await import('../shop/shop.ts');
// Another spelling of the folder, because its database must not be the template of other tests.
const shop = await openTestShop({ seedFolder: `${SEED_FOLDER}/.` });
const answerTo = async (url: string) => (await shop.app.inject({ url, headers: { host: 'ua.localhost' } })).json();
const answers: FlippedShop = { refusals: {}, menus: {} };
for (const prefix of ['', '/ru']) {
  answers.refusals[prefix] = (await answerTo(`${prefix}/api/nothing`)).messages[0].message;
  const [{ name, link }] = (await answerTo(`${prefix}/api/base/menu`)).body.entries;
  answers.menus[prefix] = { name, link };
}
await shop.close();
parentPort?.postMessage(answers);
