import { readDynamicData, writeLog } from '@odeta/contracts';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { readTags } from './tags.ts';

const pageAt = (search: string) => ({ location: { search } }) as unknown as Window;

test('the query of the page is appended, and what comes of it is reported (F7)', async () => {
  const hurraTagManager = { deviceType: 'mobile' as const, utm_source: 'letter' };
  const storefront = createTestStorefront({ api: [answers(readDynamicData, { hurraTagManager })] });
  const page = pageAt('?utm_source=letter&hrc=ZIMA10');
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));

  await readTags(storefront, page);

  expect(storefront.sent).toMatchObject([
    { path: '/base/dynamic-data', query: { utm_source: 'letter', hrc: 'ZIMA10' } },
  ]);
  expect(reported).toEqual([{ fact: 'tags-read', tags: hurraTagManager }]);
});

test('the token of a link for one use is not appended (F7, D10)', async () => {
  const storefront = createTestStorefront({ api: [answers(readDynamicData, { hurraTagManager: {} })] });

  await readTags(storefront, pageAt('?newsletter=secret&utm_source=letter'));

  expect(storefront.sent[0]?.query).toEqual({ utm_source: 'letter' });
});

test('a failure is logged, and the visitor hears nothing of it (F7)', async () => {
  const refused = refuses(readDynamicData, { code: 'unexpected', status: 500 });
  const storefront = createTestStorefront({ api: [refused, answers(writeLog, {})] });
  await readTags(storefront, pageAt('?utm_source=letter'));

  expect(storefront.sent[0]?.headers).toHaveProperty('suppress-messages');
  expect(storefront.sent.at(-1)?.payload).toMatchObject({
    levelName: 'error',
    message: expect.stringContaining(readDynamicData.path),
  });
});
