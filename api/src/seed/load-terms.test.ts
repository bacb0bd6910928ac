import { countryCodes } from '@odeta/contracts';
import { SEED_FOLDER } from '../../testing/database.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { loadTerms } from './load-terms.ts';
import { readSeed } from './read-seed.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('every country keeps the text of the version that its buyers accept; a new text needs a new version (N1)', async () => {
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
