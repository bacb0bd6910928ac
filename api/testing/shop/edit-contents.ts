import { sql } from 'kysely';
import type { TestShop } from './shop.ts';

/** Publishes changes of the tables as an editor does, by increasing the version. */
export async function changeSettings({ db, refreshSettings }: Pick<TestShop, 'db' | 'refreshSettings'>) {
  await sql`update reference set version = version + 1`.execute(db);
  await refreshSettings();
}

/** Changes the contents that surround the pages of a country. */
export async function changeSiteContents(
  shop: Pick<TestShop, 'db' | 'refreshSettings'>,
  country: string,
  change: object,
) {
  const part = JSON.stringify(change);
  await sql`update content set body = (body::jsonb || ${part}::jsonb)::json
    where name = 'siteContents' and country = ${country}`.execute(shop.db);
  await changeSettings(shop);
}
