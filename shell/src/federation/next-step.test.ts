import { type AttemptState, nextStep } from './next-step.ts';

const patience = { beside: 10_000, again: 30_000 };

const attempt = (heardAt: number, rest: Partial<AttemptState> = {}): AttemptState => ({
  ...{ isBroken: false, heardAt, askedAt: heardAt },
  ...rest,
});
const broken = (heardAt = 0) => attempt(heardAt, { isBroken: true });

const stepAt = (now: number, attempts: AttemptState[], hasNext = true) =>
  nextStep({ attempts, hasNext, now, patience });

test('the next version begins at once when the last one has broken, and beside one that is silent for 10 seconds', () => {
  expect(stepAt(5, [broken()])).toEqual({ kind: 'begin-next' });
  expect(stepAt(5, [attempt(0), broken()])).toEqual({ kind: 'begin-next' });
  expect(stepAt(9_999, [attempt(0)])).toEqual({ kind: 'wait', ms: 1 });
  expect(stepAt(10_000, [attempt(0)])).toEqual({ kind: 'begin-next' });
});

test('a version of which something arrives gets no competition, however long it takes', () => {
  expect(stepAt(100_000, [attempt(99_000)])).toEqual({ kind: 'wait', ms: 9_000 });
  expect(stepAt(100_000, [attempt(0, { askedAt: 99_000 }), attempt(99_000)])).toEqual({ kind: 'wait', ms: 9_000 });
});

test('the last version that is left is never given up, but requested again after 30 seconds of silence', () => {
  expect(stepAt(29_000, [attempt(0)], false)).toEqual({ kind: 'wait', ms: 1_000 });
  const silent = attempt(0);
  expect(stepAt(30_000, [broken(), silent], false)).toEqual({ kind: 'ask-again', attempt: silent });
  expect(stepAt(31_000, [attempt(0, { askedAt: 30_000 })], false)).toEqual({ kind: 'wait', ms: 29_000 });
});

test('a remote is only given up when every version has broken', () => {
  expect(stepAt(5, [broken(), broken()], false)).toEqual({ kind: 'give-up' });
  expect(stepAt(5, [], false)).toEqual({ kind: 'give-up' });
  expect(stepAt(3_600_000, [broken(), attempt(0)], false)).toMatchObject({ kind: 'ask-again' });
});
