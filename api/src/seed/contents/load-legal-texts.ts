import { isCountryCode } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { plainTextOf } from '../../settings/plain-text.ts';
import type { Seed } from '../schemas/schema.ts';
import { legalTextsOf, type SeededLegalText } from './legal-texts.ts';

/**
 * Stores the legal texts under the versions that buyers accept. Existing versions are not changed: a changed text needs a new version of
 * its consent in `agreements.yaml`.
 */
export async function loadLegalTexts(trx: Transaction<Database>, seed: Seed): Promise<void> {
  const rows = legalTextsOf(seed);
  await trx
    .insertInto('legalText')
    .values(rows.map(({ parts, ...row }) => ({ ...row, parts: sql`${JSON.stringify(parts)}::jsonb` })))
    .onConflict((conflict) => conflict.columns(['country', 'document', 'version']).doNothing())
    .execute();
  // Releases before `legal_text` attach these to their e-mails while an update runs.
  await trx
    .insertInto('terms')
    .values(rows.filter(({ country, document }) => document === 'terms' && isCountryCode(country)).map(plainTerms))
    .onConflict((conflict) => conflict.columns(['country', 'version']).doNothing())
    .execute();
}

const plainTerms = ({ country, version, title, parts }: SeededLegalText) => ({
  ...{ country, version },
  text: [title, ...parts.map((part) => `${part.title}\n${plainTextOf(part.text)}`)].join('\n\n'),
});
