import type { LegalDocument, LegalText } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { cleanHtml } from '../settings/clean-html.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { findEarlierVersions, findLegalText } from './legal-text.repository.ts';

/** The consent whose version is that of the document. */
const agreementOf = { terms: 'regulationsAgreement', privacy: 'privacyAgreement' } as const;

type LegalShop = Pick<CountrySettings, 'code' | 'agreements' | 'siteContents'>;

/** The version that is valid now; `undefined` when the shop has none. */
export async function readValid(
  db: Kysely<Database>,
  shop: LegalShop,
  document: LegalDocument,
): Promise<LegalText | undefined> {
  const version = shop.agreements.find(({ type }) => type === agreementOf[document])?.version;
  if (version === undefined) return undefined;
  const key = { country: shop.code, document, version };
  const found = await findLegalText(db, key);
  if (!found) return undefined;
  // Sanitised when stored, and again here in case the table was changed directly.
  const parts = found.parts.map((part) => ({ ...part, text: cleanHtml(part.text) }));
  return { ...found, parts, earlier: await findEarlierVersions(db, key) };
}
