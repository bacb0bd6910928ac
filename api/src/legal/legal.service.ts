import type { CountryCode, LegalDocument, LegalText } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { countryOf, languageOf } from '../language/editions.ts';
import { cleanHtml } from '../settings/clean-html.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { drawLegalText } from './draw-legal-text.ts';
import { findEarlierVersions, findLegalText, type StoredLegalText } from './legal-text.repository.ts';
import { validFromTexts } from './valid-from-texts.ts';

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

/** The text as a file for e-mails and downloads. */
export const fileOf = (
  { code, siteContents }: Pick<LegalShop, 'code' | 'siteContents'>,
  text: StoredLegalText,
): Promise<Buffer> =>
  drawLegalText({
    ...text,
    country: code,
    author: siteContents.seller.name,
    validFrom: validFromTexts[languageOf(code)](dayText(code, text.version)),
  });

const dayText = (country: CountryCode, day: string) =>
  new Intl.DateTimeFormat(countryOf(country).locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
