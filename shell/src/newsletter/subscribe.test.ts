/** @jest-environment @odeta/build/dom-environment */
// biome-ignore-all lint/suspicious/noDocumentCookie: the tests set the cookies of an earlier visit
import { readStaticContents, subscribeNewsletter, writeLog } from '@odeta/contracts';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import { hasQueue, readQueue, writeQueue } from './queue.ts';
import { sendQueue } from './send-queue.ts';
import { subscribe } from './subscribe.ts';

const said = (messages: object[], tracking: string | null = null) => ({
  endpoint: subscribeNewsletter,
  answer: () => ({ status: 200, json: { success: true, body: { tracking }, messages } }),
});
const thanks = { type: 'success', message: 'Poslali sme e-mail.' };
const hint = { type: 'info', message: 'Pozrite aj spam.' };

function shop(...api: ReturnType<typeof unreachable>[]) {
  const contents = { endpoint: readStaticContents, answer: () => ({ status: 404, json: {} }) };
  return createTestStorefront({ api: [contents, answers(writeLog, {}), ...api] });
}
const asked = (storefront: ReturnType<typeof createTestStorefront>) =>
  storefront.sent.filter(({ path }) => path === subscribeNewsletter.path);
const fetched = jest.fn(async () => new Response());
Object.assign(window, { fetch: fetched });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'consent=; Max-Age=0; Path=/';
  fetched.mockClear();
});

test('an address is sent with source 1, all messages are returned, and the sign-up is tracked without it (D10, N3)', async () => {
  const storefront = shop(said([thanks, hint]));
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));

  const result = await subscribe(storefront, window, ' jana@example.sk ');

  expect(result).toMatchObject({ step: 'sent', hasFailed: false, messages: [thanks, hint] });
  expect(asked(storefront)).toMatchObject([{ payload: { email: 'jana@example.sk', source: 1 } }]);
  expect(reported).toEqual([{ fact: 'newsletter-signed-up', place: 'form' }]);
});

test.each(['', 'nie je adresa', 'a..b@example.sk'])('"%s" is refused without a request (D10)', async (email) => {
  const storefront = shop();
  expect(await subscribe(storefront, window, email)).toMatchObject({ step: 'refused' });
  expect(asked(storefront)).toEqual([]);
});

test('a first message of type error refuses the sign-up with the server’s text (D10)', async () => {
  const storefront = shop(said([{ type: 'error', message: 'Neplatná e-mailová adresa' }, hint]));

  const result = await subscribe(storefront, window, 'jana@example.sk');

  expect(result).toEqual({ step: 'refused', error: 'Neplatná e-mailová adresa' });
  expect(hasQueue(window)).toBe(false);
});

test('the tracking address is requested only with consent to measurement (D10)', async () => {
  const address = btoa('https://measure.example/n');
  await subscribe(shop(said([thanks], address)), window, 'jana@example.sk');
  expect(fetched).not.toHaveBeenCalled();

  document.cookie = 'consent=1%7C2026-11-21T10%3A00%3A00Z%7Cmeasurement; Path=/';
  await subscribe(shop(said([thanks], address)), window, 'jana@example.sk');
  expect(fetched).toHaveBeenCalledWith('https://measure.example/n', expect.objectContaining({ credentials: 'omit' }));
});

test.each([
  ['nothing answers', unreachable(subscribeNewsletter)],
  ['the letter cannot be sent', refuses(subscribeNewsletter, { code: 'busy', status: 503 })],
])('when %s the form reports sent, and the address is queued in the browser (R8)', async (_, answer) => {
  const result = await subscribe(shop(answer), window, 'jana@example.sk');

  expect(result).toMatchObject({ step: 'sent', hasFailed: true });
  expect(readQueue(window)).toEqual(['jana@example.sk']);
});

test('queued addresses are sent again on later pages until the server answers (R8)', async () => {
  writeQueue(window, ['jana@example.sk', 'peter@example.sk']);

  await sendQueue(shop(unreachable(subscribeNewsletter)), window);
  expect(readQueue(window)).toHaveLength(2);

  const storefront = shop(said([thanks]));
  await sendQueue(storefront, window);
  expect(asked(storefront)).toHaveLength(2);
  expect(hasQueue(window)).toBe(false);
});

test('a queue with invalid content is read as empty', () => {
  localStorage.setItem('newsletter-queue', '{"a":1}');
  expect(readQueue(window)).toEqual([]);
});
