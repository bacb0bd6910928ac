/** @jest-environment @odeta/build/dom-environment */
import process from 'node:process';
import { fc } from '@odeta/testing/properties';
import type { Weather } from '../../../testing/faulty-stream.ts';
import { openTab } from '../../../testing/faulty-tab.ts';
import { createModelShop, type ModelShop, ORDER_ID, type Random } from '../../../testing/model-shop.ts';
import { createOutsideTime, type OutsideTime } from '../../../testing/outside-time.ts';
import type { Outcome } from './order-payment.ts';
import { refusalOf } from './placing-machine.ts';

/** A failed run can be repeated with the `CHAOS_SEED` and `CHAOS_PATH` that it reports. */
const ENOUGH = 100;
const RUNS = Number(process.env.CHAOS_RUNS ?? (process.env.TEST_SCOPE === 'full' ? 500 : ENOUGH));
const SEED = Number(process.env.CHAOS_SEED ?? 20_261_121);
const PATH = process.env.CHAOS_PATH;
const VISITS = 12;
/** The longest simulated visit: the bank's time, the 120 s of M6, and a number of failed status requests. */
const PATIENCE_MS = 30 * 60_000;

const BACK = `payment-back=${ORDER_ID}`;
const everything = ['success', 'failed', 'problem', 'bank', 'cart', 'closed', 'ready'] as const;
type Seen = (typeof everything)[number];
type Tab = ReturnType<typeof openTab>;

interface Page {
  tab: Tab;
  shown: Seen;
}

interface Story {
  shop: ModelShop;
  weather: Weather;
  outside: OutsideTime;
  random: Random;
  seen: string[];
}

/** Advances the clock until the work is done or the time limit is reached, at which the tab is closed. */
async function until<Value>(work: Promise<Value>, limit: number): Promise<Value | 'closed'> {
  const done = { value: undefined as Value | undefined, isDone: false };
  void work.then((value) => Object.assign(done, { value, isDone: true }));
  const begin = Date.now();
  await turns();
  while (!done.isDone && Date.now() - begin < limit && jest.getTimerCount() > 0) {
    jest.advanceTimersToNextTimer();
    await turns();
  }
  return done.isDone ? (done.value as Value) : 'closed';
}

/** Runs all pending promises. The fake timers' own way to wait takes a real millisecond each time. */
async function turns() {
  for (let turn = 0; turn < 60; turn += 1) await null;
}

const limitOf = ({ random, weather }: Story) =>
  !weather.isCalm && random() < 0.3 ? random() * random() * 90_000 : PATIENCE_MS;

/** What the page shows now, to be compared with the state of the shop. */
function look({ shop }: Story, { checkout, placing }: Tab, failureCount: number): Seen {
  const { redirect } = checkout.state;
  if (redirect !== null) return isConfirmed(shop, redirect) ? 'success' : 'cart';
  if (placing.state.failureCount > failureCount) return 'failed';
  if (refusalOf(placing.state.placing).problem) return 'problem';
  return 'ready';
}

/** Whether the confirmation at this address shows an order. With keys it only shows an order that was sent with one of them. */
function isConfirmed({ state, isKnown }: ModelShop, address: string) {
  const [path, query] = address.split('?');
  const asked = new URLSearchParams(query).getAll('intent');
  return path === '/confirm' && state.isPlaced && (asked.length === 0 || asked.some(isKnown));
}

function checkTruth({ shop, seen }: Story, what: Seen) {
  seen.push(what);
  const { isPlaced, orders } = shop.state;
  const story = seen.join(' ');
  expect([story, orders <= 1, shop.charges() <= 1]).toEqual([story, true, true]);
  if (what === 'success') expect([story, isPlaced]).toEqual([story, true]);
  if (what === 'failed') expect([story, shop.charges()]).toEqual([story, 0]);
}

async function enter(story: Story, query = ''): Promise<Page> {
  const tab = openTab(story.shop, story.weather, story.outside);
  const entered = await until(tab.enter(query), limitOf(story));
  if (entered === 'closed') return { tab, shown: 'closed' };
  // A pending payment ends by itself.
  if (isUnderway(tab)) await until(whenSettled(tab), limitOf(story));
  return { tab, shown: isUnderway(tab) ? 'closed' : look(story, tab, 0) };
}

const isUnderway = ({ placing, checkout }: Tab) =>
  checkout.state.redirect === null && ['waiting', 'placed'].includes(placing.state.placing.status);

const whenSettled = (tab: Tab) =>
  new Promise<null>((settle) => {
    const timer = setInterval(() => {
      if (isUnderway(tab)) return;
      clearInterval(timer);
      settle(null);
    }, 1000);
  });

async function press(story: Story, tab: Tab): Promise<Seen> {
  const { failureCount } = tab.placing.state;
  const outcome: Outcome | 'closed' = await until(tab.press(), limitOf(story));
  if (outcome === 'closed') return 'closed';
  if (outcome !== null && 'redirect' in outcome) {
    if (outcome.redirect.startsWith('/confirm')) return isConfirmed(story.shop, outcome.redirect) ? 'success' : 'cart';
    return outcome.redirect.startsWith('/checkout') ? 'problem' : 'bank';
  }
  return look(story, tab, failureCount);
}

/** At the bank's page the customer pays, is refused, or leaves. Returns the query with which they come back to the shop. */
function atTheBank({ shop, random }: Story): string {
  const act = random();
  if (act < 0.5) shop.payOnPage(true);
  else if (act < 0.7) shop.payOnPage(false);
  return random() < 0.7 ? BACK : '';
}

/** Orders with faults: several attempts, closed tabs, paid or not. Returns what the page showed last. */
async function buy(story: Story): Promise<Seen> {
  let page = await enter(story);
  for (let visit = 0; visit < VISITS; visit += 1) {
    checkTruth(story, page.shown);
    const givesUp = page.shown === 'failed' && story.random() < 0.2;
    if (page.shown === 'success' || page.shown === 'cart' || givesUp) break;
    page = await nextVisit(story, page);
  }
  page.tab.close();
  return page.shown;
}

async function nextVisit(story: Story, { tab, shown }: Page): Promise<Page> {
  const { random } = story;
  const mustOpen = shown === 'closed' || shown === 'bank' || tab.checkout.state.status !== 'ready';
  if (mustOpen || random() < 0.2) {
    tab.close();
    const query = shown === 'bank' ? atTheBank(story) : '';
    if (random() < 0.5) sessionStorage.clear();
    return enter(story, query);
  }
  if (random() < 0.2) await until(tab.checkout.choosePayment(random() < 0.5 ? 'cod' : 'blik'), PATIENCE_MS);
  return { tab, shown: await press(story, tab) };
}

/** Without faults a new tab shows the true state: never an empty cart instead of an order that was not confirmed yet. */
async function comeBack(story: Story, before: Seen) {
  story.weather.isCalm = true;
  const { shown, tab } = await enter(story);
  checkTruth(story, shown);
  if (story.shop.state.isPlaced && before !== 'success')
    expect([story.seen.join(' '), shown]).toEqual([story.seen.join(' '), 'success']);
  if (shown === 'ready' || shown === 'failed') checkTruth(story, await press(story, tab));
  tab.close();
}

/** Hundreds of stories take long on a busy machine. */
jest.setTimeout(600_000);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const numbers = fc.infiniteStream(fc.noBias(fc.integer({ min: 0, max: 999_999 })));

test(`faulty requests, broken streams and closed tabs cause no extra order, charge or false page, ${RUNS} times (M3–M6, R9)`, async () => {
  const all = new Set<string>();
  await fc.assert(
    fc.asyncProperty(numbers, async (stream) => {
      localStorage.clear();
      sessionStorage.clear();
      const random = () => stream.next().value / 1_000_000;
      const method = (['blik', 'blik', 'card', 'card', 'cod'] as const)[Math.floor(random() * 5)] ?? 'blik';
      const outside = createOutsideTime();
      const shop = createModelShop(random, method, outside);
      const story: Story = { shop, random, outside, weather: { random, isCalm: false }, seen: [method] };

      await comeBack(story, await buy(story));

      for (const what of story.seen) all.add(what);
      jest.clearAllTimers();
    }),
    { numRuns: RUNS, seed: SEED, ...(PATH && { path: PATH }), endOnFailure: true },
  );
  if (RUNS >= ENOUGH) expect([...all]).toEqual(expect.arrayContaining(everything));
});
