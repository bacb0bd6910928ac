import { drawLegalText } from './draw-legal-text.ts';
import { keepLegalFiles } from './legal-files.ts';

const shop = { code: 'sk', siteContents: { seller: { name: 'ODETA' } } } as Parameters<
  ReturnType<typeof keepLegalFiles>
>[0];
const parts = Array.from({ length: 12 }, (_, index) => ({
  key: `part-${index}`,
  title: 'Predávajúci',
  text: '<p>Zmluva sa uzatvára v slovenskom jazyku.</p>',
}));
const terms = { version: '2026-11-01', title: 'Obchodné podmienky', parts };

test('a legal text is drawn once for all orders, and again when it was changed', async () => {
  const fileOf = keepLegalFiles();
  const [first, second] = [fileOf(shop, terms), fileOf(shop, structuredClone(terms))];

  expect(await second).toBe(await first);
  expect(await fileOf(shop, terms)).toBe(await first);
  const changed = await fileOf(shop, { ...terms, title: 'Podmienky' });
  expect(changed.equals(await first)).toBe(false);
});

test('requests have their turn while it is drawn', async () => {
  let turns = 0;
  await drawLegalText({ ...terms, country: 'sk', author: 'ODETA', validFrom: '' }, async () => {
    turns += 1;
  });

  expect(turns).toBeGreaterThanOrEqual(parts.length);
});
