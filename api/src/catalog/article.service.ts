import type { AnswerOf, CountryCode, readArticle } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { findCardByNumber } from './product-card.repository.ts';
import { productCardOf } from './product-card.ts';

/** Ignores everything but digits and letters, because people copy the number from printed catalogues. */
export async function showArticle(
  { db, settings }: SettingsDeps,
  country: CountryCode,
  number: string,
): Promise<AnswerOf<typeof readArticle>> {
  const row = await findCardByNumber(db, country, number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase());
  if (!row) throw new ApiError('not-found');
  return { product: productCardOf(row, settings.of(country)) };
}
