import { createHash } from 'node:crypto';
import path from 'node:path';
import { isCountryCode, type LegalDocument, legalDocuments } from '@odeta/contracts';
import { SEED_FOLDER } from '../../../testing/database/database.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { allEditions } from '../../language/editions.ts';
import { readSeed } from '../reading/read-seed.ts';
import { legalTextsOf } from './legal-texts.ts';
import { loadLegalTexts } from './load-legal-texts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the texts of an accepted version are stored per country, and a changed text only with a new version (N1)', async () => {
  const seed = await readSeed(SEED_FOLDER);
  const legal = seed.legal.map((file) => ({ ...file, title: 'Inak' }));
  const regulationsAgreement = { ...seed.agreements.regulationsAgreement, version: '2027-01-01' };
  const kept = () =>
    shop.db.selectFrom('legalText').selectAll().orderBy('version').orderBy('document').orderBy('country').execute();
  const before = await kept();
  expect(before).toHaveLength(allEditions.length * legalDocuments.length);

  await shop.db.transaction().execute((trx) => loadLegalTexts(trx, { ...seed, legal }));
  expect(await kept()).toEqual(before);

  const agreements = { ...seed.agreements, regulationsAgreement };
  await shop.db.transaction().execute((trx) => loadLegalTexts(trx, { ...seed, legal, agreements }));
  const added = (await kept()).filter(({ version }) => version === '2027-01-01');
  expect(added.map(({ document, title }) => [document, title])).toEqual(allEditions.map(() => ['terms', 'Inak']));
});

/**
 * SHA-256 of the texts of all countries, and of each additional language, by version. Digests must not change: a changed text needs a
 * new version of its consent in `agreements.yaml` and its digest here.
 */
const published: Record<LegalDocument, Record<string, string>> = {
  terms: {
    '2026-11-28': 'b12a9e9fe07360b7bcc299dd2402a436d89c4091951a8690675d5730a3e20783',
    '2026-11-28 ua-uk': '0bc959cb44d02673dd087e8ed912ad6cd23d2796e52b2370d0a6e01169279367',
  },
  privacy: {
    '2026-11-30': 'f65e5afa4db281e3f06bce193feb5d67d0c8fb466a1e65d6d8e7869654a5db53',
    '2026-11-30 ua-uk': '6662679f2d59d7182175be1b9a29ba05153ef021b1b91f0fbe8c0ce0979c9e1a',
  },
};

test('published texts do not change without a new version (N1)', async () => {
  const texts = legalTextsOf(await readSeed(path.join(import.meta.dirname, '../data')));

  for (const document of legalDocuments) {
    const own = Map.groupBy(
      texts.filter((text) => text.document === document),
      ({ country, version }) => (isCountryCode(country) ? version : `${version} ${String(country)}`),
    );
    const digests = [...own].map(([version, list]) => [
      version,
      createHash('sha256')
        .update(JSON.stringify(list.map(({ country, title, parts }) => [country, title, parts])))
        .digest('hex'),
    ]);
    expect([document, Object.fromEntries(digests)]).toEqual([document, published[document]]);
  }
});
