/** @jest-environment @odeta/build/dom-environment */
// biome-ignore-all lint/suspicious/noDocumentCookie: the tests need a visitor who has decided before
import { openAnsweringPage as open } from '../../testing/open-answering-page.ts';
import { readConsent } from '../consent/consent.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'consent=; Max-Age=0; Path=/';
});

test.each([
  ['pl', [738, 2908]],
  ['sk', [742, 2910]],
  ['ro', [740, 2914]],
  ['hu', [692, 2912]],
] as const)('in %s the app receives the consent after 2 s, for the services %s (E3, E4)', async (country, ids) => {
  const { app } = await open({ country });
  await jest.advanceTimersByTimeAsync(1_900);
  expect(app.knows.consent).toBeUndefined();

  await jest.advanceTimersByTimeAsync(100);
  expect(app.knows.consent).toEqual({ decidedAt: null, services: ids.map((id) => ({ id, granted: false })) });
});

test('in ua the page neither sends consent to the app nor accepts it from the app (E4, R12)', async () => {
  const { app, say } = await open({ country: 'ua' });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(app.knows.consent).toBeUndefined();
  const services = [738, 2908].map((id) => ({ id, granted: true }));
  const answer = await say('consent', { decidedAt: new Date().toISOString(), services });
  expect(answer).toMatchObject({ outcome: 'refused', reason: 'not-here' });
});

test('a consent decision from the app is applied, and an older one is refused as out of date (E4, R19)', async () => {
  const { page, say, app } = await open();
  Object.defineProperty(page, 'document', { value: document });
  await jest.advanceTimersByTimeAsync(2_000);
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const services = (measurement: boolean) => [
    { id: 742, granted: measurement },
    { id: 2910, granted: false },
  ];

  expect(await say('consent', { decidedAt: at(-5), services: services(true) })).toMatchObject({ outcome: 'handled' });
  expect(readConsent(document)?.purposes).toEqual(['measurement']);
  expect(await say('consent', { decidedAt: at(-10), services: services(false) })).toMatchObject({
    reason: 'out-of-date',
  });
  expect(readConsent(document)?.purposes).toEqual(['measurement']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(app.knows.consent).toMatchObject({ services: services(true) });
});
