import { randomBytes } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import { foldAccents } from '@odeta/contracts/fold-accents';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { READER_PERCENT } from '../pricing/reader-percent.ts';
import { giveCode, type OnDay, renewCode } from './blogger.repository.ts';

const LETTERS = 12;
const TRIES = 5;

/** Cyrillic letters as Latin ones. */
const latin: Record<string, string> = Object.fromEntries(
  [...'абвгґдеёєжзиіїйклмнопрстуфхцчшщыэюя'].map((letter, index) => [
    letter,
    'a b v g g d e e ye zh z i i yi y k l m n o p r s t u f kh ts ch sh shch y e yu ya'.split(' ')[index] ?? '',
  ]),
);

/**
 * A blogger's name in capital letters that everybody can type, with the percentage; drops all but Latin and Cyrillic letters and digits.
 */
export function codeNameOf(profileName: string): string {
  const letters = [...profileName.toLowerCase()].map((letter) => latin[letter] ?? letter);
  const name = foldAccents(letters.join(''))
    .replace(/[^a-z0-9]/g, '')
    .slice(0, LETTERS);
  return `${(name || 'blog').toUpperCase()}${READER_PERCENT}`;
}

/** The code for the blogger's readers: their former one, or a new one that is unique in the country. */
export async function readerCode(
  trx: Transaction<Database>,
  { customerId, today, country, profileName }: OnDay & { country: CountryCode; profileName: string },
): Promise<string> {
  const known = await renewCode(trx, customerId);
  if (known) return known;
  const name = codeNameOf(profileName);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = tries === 0 ? name : `${name}-${randomBytes(2).toString('hex').toUpperCase()}`;
    if (await giveCode(trx, { customerId, today, country, code, percent: READER_PERCENT })) return code;
  }
  throw new Error('No code is free');
}
