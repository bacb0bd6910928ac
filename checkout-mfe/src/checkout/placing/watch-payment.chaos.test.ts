/** @jest-environment @odeta/build/dom-environment */
import process from 'node:process';
import type { PaymentEvent, PaymentStatus } from '@odeta/contracts';
import { ApiError } from '@odeta/storefront';
import { fc } from '@odeta/testing/properties';
import type { StreamListener } from './open-stream.ts';
import { type PaymentEnd, watchPayment } from './watch-payment.ts';

const RUNS = process.env.TEST_SCOPE === 'full' ? 500 : 100;
/** In seconds: the longest time that a bank takes, and the longest delay of an event. */
const LONGEST = 200;
const LATEST = 90;
/** In seconds: the 120 s of M6, and then repeated status requests, a few of them without an answer. */
const PATIENCE = 120 + LONGEST + LATEST;

const nothing = { redirect: null, message: null, failure: null, expiresAt: null };
const truths: Record<'success' | 'failed', Omit<PaymentStatus, 'payment'>> = {
  success: { ...nothing, paymentStatus: 'success', redirect: '/confirm' },
  failed: { ...nothing, paymentStatus: 'failed', message: 'Kód vypršal' },
};
const waiting: Omit<PaymentStatus, 'payment'> = { ...nothing, paymentStatus: 'pending' };

const second = (most: number) => fc.integer({ min: 0, max: most * 10 }).map((tenths) => tenths / 10);

/** The delays of an event: it arrives never, once or twice, and in any order with others. */
const deliveries = fc.array(second(LATEST), { maxLength: 2 });
const disturbance = fc.oneof(
  fc.record({ what: fc.constant('error' as const), at: second(PATIENCE), isGone: fc.boolean() }),
  fc.record({ what: fc.constant('back from the app' as const), at: second(PATIENCE) }),
);
const story = fc.record({
  end: fc.constantFrom('success' as const, 'failed' as const),
  decidedAt: second(LONGEST),
  ends: deliveries,
  snapshots: fc.array(second(LONGEST), { maxLength: 3 }),
  disturbances: fc.array(disturbance, { maxLength: 6 }),
  /** Which of the status requests get no answer. */
  lost: fc.array(fc.boolean(), { maxLength: 8 }),
});
type Story = typeof story extends fc.Arbitrary<infer Given> ? Given : never;

const eventOf = ({ paymentStatus, ...rest }: Omit<PaymentStatus, 'payment'>): PaymentEvent => ({
  ...rest,
  status: paymentStatus,
});

/** Runs the story with fake timers. Returns how and when the payment ended for the page. */
async function play({ end, decidedAt, ends, snapshots, disturbances, lost }: Story) {
  const start = Date.now();
  const passed = () => (Date.now() - start) / 1000;
  const answers = lost.values();
  const streams: StreamListener[] = [];
  const watching = watchPayment({
    listener: '/events',
    onPending() {},
    onTrouble() {},
    openStream(_address, listener) {
      streams.push(listener);
      return () => {};
    },
    async check() {
      if (answers.next().value) throw new ApiError('/checkout/order', 'unreachable');
      return { ...(passed() >= decidedAt ? truths[end] : waiting), payment: 'blik' };
    },
  });
  const seen: { end: PaymentEnd; at: number }[] = [];
  void watching.end.then((result) => seen.push({ end: result, at: passed() }));

  const at = (seconds: number, work: () => void) => void setTimeout(work, seconds * 1000);
  for (const when of snapshots.filter((moment) => moment < decidedAt)) {
    // A pending event can arrive after the payment has ended.
    at(when + (ends[0] ?? 0), () => streams.at(-1)?.onEvent(eventOf(waiting)));
  }
  for (const late of ends) at(decidedAt + late, () => streams.at(-1)?.onEvent(eventOf(truths[end])));
  for (const disturbed of disturbances) {
    at(disturbed.at, () => {
      if (disturbed.what === 'error') streams.at(-1)?.onError(disturbed.isGone);
      else document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  await jest.advanceTimersByTimeAsync(PATIENCE * 1000);
  watching.leave();
  jest.clearAllTimers();
  return seen;
}

/** Hundreds of stories take long on a busy machine. */
jest.setTimeout(600_000);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('dropped, doubled, late or reordered events end the wait once, correctly and not too early (M5, M6, R9)', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (given) => {
      const seen = await play(given);

      expect(seen.map(({ end }) => end.status)).toEqual([given.end]);
      expect(seen[0]?.at).toBeGreaterThanOrEqual(given.decidedAt);
      // Whatever happened to the events, a status request finds the result soon after the 120 s.
      expect(seen[0]?.at).toBeLessThanOrEqual(Math.max(120, given.decidedAt) + (given.lost.length + 2) * 3);
    }),
    { numRuns: RUNS },
  );
});
