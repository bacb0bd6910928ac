/** @jest-environment @odeta/build/dom-environment */
import type { PaymentEvent, PaymentStatus } from '@odeta/contracts';
import { ApiError } from '@odeta/storefront';
import type { StreamListener } from './open-stream.ts';
import { watchPayment } from './watch-payment.ts';

const pending: PaymentStatus = {
  paymentStatus: 'pending',
  redirect: null,
  message: null,
  failure: null,
  payment: 'blik',
  expiresAt: '2026-11-20T10:02:00.000Z',
};
const success: PaymentStatus = { ...pending, paymentStatus: 'success', redirect: '/confirm', expiresAt: null };
const failed: PaymentStatus = { ...pending, paymentStatus: 'failed', message: 'Kód vypršal', expiresAt: null };
const eventOf = ({ paymentStatus, ...rest }: PaymentStatus): PaymentEvent => ({ ...rest, status: paymentStatus });

/** A pending payment; the test controls its event stream and the answers to status requests. */
function watch({ checks = [pending] as (PaymentStatus | 'no answer')[] } = {}) {
  const streams: (StreamListener & { isOpen: boolean })[] = [];
  const [onTrouble, onPending] = [jest.fn(), jest.fn()];
  const check = jest.fn(async () => {
    const answer = checks.length > 1 ? checks.shift() : checks[0];
    if (answer === 'no answer' || !answer) throw new ApiError('/checkout/order', 'unreachable');
    return answer;
  });
  const watching = watchPayment({
    listener: '/events',
    check,
    onPending,
    onTrouble,
    openStream(_address, listener) {
      const stream = { ...listener, isOpen: true };
      streams.push(stream);
      return () => {
        stream.isOpen = false;
      };
    },
  });
  const ended = jest.fn();
  void watching.end.then(ended);
  const last = () => streams.at(-1) as (typeof streams)[number];
  return { ...watching, streams, last, check, onTrouble, onPending, ended };
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

function showPage(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a success event ends the wait and closes the stream (M5)', async () => {
  const { last, ended, check, onPending } = watch();

  last().onEvent(eventOf(pending));
  await pass(1);
  expect(onPending).toHaveBeenCalledWith(pending.expiresAt);
  expect(ended).not.toHaveBeenCalled();
  last().onEvent(eventOf(success));
  await pass(300);

  expect(ended).toHaveBeenCalledWith({ status: 'success', redirect: '/confirm' });
  expect(last().isOpen).toBe(false);
  expect(check).not.toHaveBeenCalled();
});

test('a failure event ends the wait with its message (M5)', async () => {
  const { last, ended } = watch();
  last().onEvent(eventOf(failed));
  await pass(0);

  expect(ended).toHaveBeenCalledWith({ status: 'failed', message: 'Kód vypršal' });
});

test.each([
  [success, { status: 'success', redirect: '/confirm' }],
  [failed, { status: 'failed', message: 'Kód vypršal' }],
])('after 120 seconds without an event, one status request determines the result (M6)', async (answer, end) => {
  const { ended, check } = watch({ checks: [answer] });

  await pass(119.9);
  expect(check).not.toHaveBeenCalled();
  await pass(0.2);

  expect(check).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledWith(end);
});

test('the status request is repeated while it returns pending or gets no response (M6, R9)', async () => {
  const { ended, onTrouble } = watch({ checks: [pending, 'no answer', pending, success] });

  await pass(121);
  expect(ended).not.toHaveBeenCalled();
  await pass(10);

  expect(onTrouble).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledWith({ status: 'success', redirect: '/confirm' });
});

test('a stream error is reported and sends a status request at once, which finds a paid order (R9)', async () => {
  const { last, ended, onTrouble, check } = watch({ checks: [success] });

  last().onError(false);
  expect(onTrouble).toHaveBeenCalledTimes(1);
  expect(check).toHaveBeenCalledTimes(1);
  await pass(0);

  expect(ended).toHaveBeenCalledWith({ status: 'success', redirect: '/confirm' });
});

test('a stream error with a pending payment does not end the wait, and the stream stays open (R9)', async () => {
  const { last, streams, ended } = watch({ checks: [pending] });

  last().onError(false);
  await pass(5);
  expect(ended).not.toHaveBeenCalled();
  expect([streams.length, last().isOpen]).toEqual([1, true]);

  last().onEvent(eventOf(success));
  await pass(0);
  expect(ended).toHaveBeenCalledWith({ status: 'success', redirect: '/confirm' });
});

test('a stream closed by the browser is reopened with an increasing delay (R9)', async () => {
  const { last, streams } = watch({ checks: ['no answer'] });

  last().onError(true);
  await pass(1);
  expect(streams).toHaveLength(2);
  last().onError(true);
  await pass(1);
  expect(streams).toHaveLength(2);
  await pass(1);
  expect(streams).toHaveLength(3);
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
});

test('stream errors during a status request start no second request', async () => {
  const { last, check } = watch({ checks: ['no answer'] });

  for (let error = 0; error < 3; error += 1) last().onError(false);

  expect(check).toHaveBeenCalledTimes(1);
});

test('missing responses never fail the payment, however long they last (R9)', async () => {
  const { last, ended } = watch({ checks: ['no answer'] });

  for (let error = 0; error < 20; error += 1) {
    last().onError(error % 2 === 0);
    await pass(20);
  }

  expect(ended).not.toHaveBeenCalled();
});

test('returning from the bank’s app requests the payment status at once (R9)', async () => {
  const { ended, check } = watch({ checks: [success] });

  showPage('hidden');
  expect(check).not.toHaveBeenCalled();
  showPage('visible');
  await pass(0);

  expect(ended).toHaveBeenCalledWith({ status: 'success', redirect: '/confirm' });
});

test('events after the end are ignored', async () => {
  const { last, ended, onTrouble } = watch();
  last().onEvent(eventOf(success));

  last().onEvent(eventOf(failed));
  last().onError(true);
  showPage('visible');
  await pass(300);

  expect(ended).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledWith({ status: 'success', redirect: '/confirm' });
  expect(onTrouble).not.toHaveBeenCalled();
});

test('leaving the wait closes the stream and sends no status request', async () => {
  const { leave, last, ended, check } = watch();

  leave();
  await pass(300);

  expect(ended).toHaveBeenCalledWith({ status: 'left' });
  expect(last().isOpen).toBe(false);
  expect(check).not.toHaveBeenCalled();
});
