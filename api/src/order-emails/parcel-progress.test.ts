import { progressOf } from './parcel-progress.ts';

const words = {
  say: (key: string) => key,
  shortTime: (moment: Date) => `at ${moment.toISOString()}`,
  shortDay: (date: string) => `on ${date}`,
};
const order = { placedAt: new Date('2026-11-21T09:42:00Z') };
const parcel = { sentAt: new Date('2026-11-23T07:10:00Z'), expectedOn: '2026-11-24', collecting: null };

test('a paid order has four steps, with only the delivery still to come (N1)', () => {
  expect(progressOf({ order, words }, parcel, new Date('2026-11-21T09:43:00Z'))).toEqual([
    { name: 'step-placed', when: 'at 2026-11-21T09:42:00.000Z', isDone: true },
    { name: 'step-paid', when: 'at 2026-11-21T09:43:00.000Z', isDone: true },
    { name: 'step-sent', when: 'at 2026-11-23T07:10:00.000Z', isDone: true },
    { name: 'step-delivery', when: 'on 2026-11-24', isDone: false },
  ]);
});

test('an order paid on delivery has no payment step (N1)', () => {
  expect(progressOf({ order, words }, parcel, null).map(({ name }) => name)).toEqual([
    'step-placed',
    'step-sent',
    'step-delivery',
  ]);
});

test.each([
  [true, 'step-locker'],
  [false, 'step-point'],
])('the last step of a parcel to a pick-up point (locker: %s) is %s (J9, N1)', (isLocker, step) => {
  const collected = { ...parcel, collecting: { isLocker, collectBy: null } };

  expect(progressOf({ order, words }, collected, null).at(-1)).toMatchObject({ name: step, isDone: false });
});
