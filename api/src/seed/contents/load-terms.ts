import { type CountryCode, countryCodes } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import sanitize from 'sanitize-html';
import type { Database } from '../../db/database.ts';
import type { Seed } from '../schemas/schema.ts';
import { helpOf } from './help.ts';

/** Topic of the help pages that contains the terms of sale. */
const TERMS = 'terms';

/**
 * Stores the terms under the version that buyers accept. Existing versions are not changed: changed terms need a new version of
 * `regulationsAgreement`.
 */
export async function loadTerms(trx: Transaction<Database>, seed: Seed): Promise<void> {
  const rows = termsOf(seed);
  if (rows.length === 0) return;
  await trx
    .insertInto('terms')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['country', 'version']).doNothing())
    .execute();
}

/** The current terms of every country, as plain text. */
export function termsOf(seed: Seed): { country: CountryCode; version: string; text: string }[] {
  const { version } = seed.agreements.regulationsAgreement;
  return countryCodes.flatMap((country) =>
    helpOf(seed, country)
      .filter(({ key }) => key === TERMS)
      .map(({ title, text, questions }) => {
        const parts = [text, ...questions.map(({ question, answer }) => `${question}\n${answer}`)];
        return { country, version, text: [plain(title), ...parts.map(plain)].join('\n\n') };
      }),
  );
}

/** The visible text of the HTML. */
const plain = (html: string) =>
  sanitize(html.replace(/<(li|p|br)[^>]*>/g, '\n'), { allowedTags: [] })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
