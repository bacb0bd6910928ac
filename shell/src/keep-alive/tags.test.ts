import { readDynamicData, writeLog } from '@odeta/contracts';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { readTags } from './tags.ts';

const pageAt = (search: string) => ({ location: { search } }) as unknown as Window;

test('the page’s query is sent with the request, and the returned tags are reported (F7)', async () => {
  const hurraTagManager = { deviceType: 'mobile' as const, utm_source: 'letter' };
  const storefront = createTestStorefront({
    api: [answers(readDynamicData, { hurraTagManager, purchaseToReport: null })],
  });
  const page = pageAt('?utm_source=letter&hrc=ZIMA10');
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));

  await readTags(storefront, page);

  expect(storefront.sent).toMatchObject([
    { path: '/base/dynamic-data', query: { utm_source: 'letter', hrc: 'ZIMA10' } },
  ]);
  expect(reported).toEqual([{ fact: 'tags-read', tags: hurraTagManager }]);
});

test('the token of a one-time link is not sent with the query (F7, D10)', async () => {
  const storefront = createTestStorefront({
    api: [answers(readDynamicData, { hurraTagManager: {}, purchaseToReport: null })],
  });

  await readTags(storefront, pageAt('?newsletter=secret&utm_source=letter'));

  expect(storefront.sent[0]?.query).toEqual({ utm_source: 'letter' });
});

test('an order that was paid while no page was open is reported as a found purchase (N3)', async () => {
  const purchaseToReport = { orderId: 'SK 1', placedAt: '2026-11-20T10:00:00.000Z' };
  const storefront = createTestStorefront({
    api: [answers(readDynamicData, { hurraTagManager: {}, purchaseToReport })],
  });
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));

  await readTags(storefront, pageAt(''));

  expect(reported.at(-1)).toEqual({ fact: 'purchase-found', ...purchaseToReport });
});

test('a failed request is logged without a message to the visitor (F7)', async () => {
  const refused = refuses(readDynamicData, { code: 'unexpected', status: 500 });
  const storefront = createTestStorefront({ api: [refused, answers(writeLog, {})] });
  await readTags(storefront, pageAt('?utm_source=letter'));

  expect(storefront.sent[0]?.headers).toHaveProperty('suppress-messages');
  expect(storefront.sent.at(-1)?.payload).toMatchObject({
    levelName: 'error',
    message: expect.stringContaining(readDynamicData.path),
  });
});
