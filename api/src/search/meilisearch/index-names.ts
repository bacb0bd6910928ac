import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Row } from '../../db/database.ts';
import { editionOf } from '../../language/editions.ts';

/** Index names contain the version, so that a new version is fed while the former one is searched. */
export const goodsIndex = (country: CountryCode, version: number) => `goods-${editionOf(country)}-${version}`;
export const phrasesIndex = (country: CountryCode, version: number) => `phrases-${editionOf(country)}-${version}`;

export const versionIn = (name: string): number | undefined => {
  const digits = /^(?:goods|phrases)-[a-z]{2}(?:-[a-z]{2})?-(\d+)$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

export async function readSearchVersion<Tables>(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<Pick<Row<'searchVersion'>, 'version'>>`select version from search_version`.execute(db);
  return rows[0]?.version ?? 0;
}
