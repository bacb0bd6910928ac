import { createHash } from 'node:crypto';
import path from 'node:path';
import { countryCodes } from '@odeta/contracts';
import { SEED_FOLDER } from '../../../testing/database/database.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { readSeed } from '../reading/read-seed.ts';
import { loadTerms, termsOf } from './load-terms.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the terms of an accepted version are stored per country, and a changed text only with a new version (N1)', async () => {
  const seed = await readSeed(SEED_FOLDER);
  const help = seed.help.map((topic) => ({ ...topic, texts: { ...topic.texts, sk: 'Inak.' } }));
  const regulationsAgreement = { ...seed.agreements.regulationsAgreement, version: '2027-01-01' };
  const kept = () => shop.db.selectFrom('terms').selectAll().orderBy('version').orderBy('country').execute();
  const before = await kept();
  expect(before.map(({ country }) => country)).toEqual([...countryCodes].sort());

  await shop.db.transaction().execute((trx) => loadTerms(trx, { ...seed, help }));
  expect(await kept()).toEqual(before);

  const agreements = { ...seed.agreements, regulationsAgreement };
  await shop.db.transaction().execute((trx) => loadTerms(trx, { ...seed, help, agreements }));
  const after = await kept();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.at(-2)?.text).toContain('Inak.');
});

/**
 * SHA-256 of the terms of all countries, by version. Digests must not change: changed terms need a new version of
 * `regulationsAgreement` and its digest here.
 */
const publishedTerms: Record<string, string> = {
  '2026-11-21': '72766abf4c993dd00464bf1a916ebe234b174888718f7c4b30121052b20651fc',
  '2026-11-23': '7efe2d5ddb90edfd5babe050b1069cce94beb57e3bb319b07dde31061d8b6226',
  '2026-11-27': '971cf273e18888529790cf97d7608e1a153e46e3d2873fa13fcd5b035ca57ed3',
};

test('published terms do not change without a new version (N1)', async () => {
  const [first, ...others] = termsOf(await readSeed(path.join(import.meta.dirname, '../data')));
  const texts = [first, ...others].map((terms) => [terms?.country, terms?.text]);

  expect(publishedTerms[first?.version ?? '']).toBe(createHash('sha256').update(JSON.stringify(texts)).digest('hex'));
});
