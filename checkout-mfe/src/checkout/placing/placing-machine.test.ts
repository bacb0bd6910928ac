import {
  arrows,
  canOrder,
  isResult,
  noRefusal,
  type Placing,
  type PlacingEvent,
  type PlacingEventType,
  type PlacingStatus,
  transition,
} from './placing-machine.ts';

const awaited = { orderId: '1', payment: 'blik', total: 10, expiresAt: null };
const problem = { key: 'network', text: '' };
const refusal = { ...noRefusal(), problem, soldOut: [{ entryId: '1', name: 'Tričko', available: 0 }] };
const statuses = Object.keys(arrows) as PlacingStatus[];

/** What each state holds beside its name. */
const held: Partial<Record<PlacingStatus, object>> = {
  waiting: { awaited },
  refused: { refusal },
  removing: { refusal },
  unknown: { refusal },
  failed: { reason: 'Odmowa' },
  givenUp: { focusAt: 'payment' },
};
const inState = (status: PlacingStatus, failureCount = 0) => ({
  placing: { status, ...held[status] } as Placing,
  failureCount,
});

/** What each event brings. */
const brought: Record<PlacingEventType, object> = {
  opened: {},
  paymentFound: {},
  ordered: {},
  saved: {},
  proved: {},
  keyReplaced: {},
  redirected: {},
  accepted: {},
  removalStarted: {},
  removed: {},
  stopped: {},
  totalRose: { problem },
  refused: { refusal },
  unanswered: { refusal },
  awaited: { awaited },
  pending: { expiresAt: '2026-11-20T10:02:00.000Z' },
  paymentFailed: { reason: 'Odmowa' },
  gaveUp: { focusAt: 'payment' },
  removalFailed: { problem },
};
const types = Object.keys(brought) as PlacingEventType[];
const eventOf = (type: PlacingEventType) => ({ type, ...brought[type] }) as PlacingEvent;

const cells = statuses.flatMap((status) => types.map((type) => [status, type] as const));

test('each event in each state follows its arrow, is ignored, or cannot happen; nothing else is held (M3–M9)', () => {
  for (const [status, type] of cells) {
    const { to, ignores = [] } = arrows[status];
    const next = transition(inState(status), eventOf(type));
    const expected = to[type] ?? (ignores.includes(type) ? 'ignored' : 'impossible');
    const found = typeof next === 'string' ? next : next.placing.status;
    const holds = typeof next === 'string' ? [] : Object.keys(next.placing).filter((name) => name !== 'status');
    const target = to[type];
    const shouldHold = target === undefined ? [] : Object.keys(held[target] ?? {});
    expect([status, type, found, holds]).toEqual([status, type, expected, shouldHold]);
  }
});

test('no state has an arrow for an event that it also ignores', () => {
  const both = cells.filter(([status, type]) => type in arrows[status].to && arrows[status].ignores?.includes(type));
  expect(both).toEqual([]);
});

test('each state can be reached, and each one leads to a state in which the customer can order or is redirected', () => {
  const from = (start: PlacingStatus) => {
    const reached = new Set<PlacingStatus>([start]);
    for (const status of reached) for (const next of Object.values(arrows[status].to)) reached.add(next);
    return reached;
  };
  expect([...from('idle')].sort()).toEqual([...statuses].sort());
  for (const status of statuses) expect([status, from(status).has('idle')]).toEqual([status, true]);
});

test('a second click on the order button does nothing in any state', () => {
  for (const status of statuses) {
    const first = transition(inState(status), { type: 'ordered' });
    const second = typeof first === 'string' ? first : transition(first, { type: 'ordered' });
    expect([status, second]).toEqual([status, 'ignored']);
  }
});

test('a placed order is shown as placed in every state, whenever the answer arrives (R9)', () => {
  for (const status of statuses) {
    const next = transition(inState(status), { type: 'accepted' });
    expect([status, typeof next === 'string' ? status : next.placing.status]).toEqual([status, 'placed']);
  }
  expect(types.filter(isResult)).toEqual(['redirected', 'accepted', 'awaited']);
});

test('a placed order changes only when the page is opened anew', () => {
  const changing = types.filter((type) => typeof transition(inState('placed'), eventOf(type)) !== 'string');
  expect(changing).toEqual(['opened']);
});

test('failed and abandoned payments are counted until the page is opened anew (M8)', () => {
  const failed = transition(inState('waiting', 1), { type: 'paymentFailed', reason: null });
  const abandoned = transition(inState('waiting', 2), { type: 'gaveUp', focusAt: 'blikCode' });

  expect([failed, abandoned]).toMatchObject([{ failureCount: 2 }, { failureCount: 3 }]);
  expect(transition(inState('failed', 3), { type: 'ordered' })).toMatchObject({ failureCount: 3 });
  expect(transition(inState('failed', 3), { type: 'opened' })).toMatchObject({ failureCount: 0 });
});

test('a higher total keeps the other reasons of a refusal, and a failed removal its sold-out goods (M7)', () => {
  const total = transition(inState('refused'), { type: 'totalRose', problem });
  const removal = transition(inState('removing'), { type: 'removalFailed', problem });

  expect(total).toMatchObject({ placing: { refusal: { problem, isTotalChanged: true, soldOut: refusal.soldOut } } });
  expect(removal).toMatchObject({ placing: { refusal: { problem, isTotalChanged: false, soldOut: refusal.soldOut } } });
});

test('the customer can order in every state in which nothing is under way', () => {
  const resting = statuses.filter((status) => canOrder({ status }));
  expect(resting).toEqual(['idle', 'refused', 'unknown', 'failed', 'givenUp']);
});
