import { type Fired, othersOf, takeAlerts, timesOf } from './alert-times.ts';

const span = { asked: 98, begun: 100, ended: 120, until: 130 };
const fired = (name: string, from: number, until: number | null, labels = {}): Fired => ({ name, labels, from, until });
const answer = (...alerts: { state: string; labels: Record<string, string> }[]) => ({ data: { alerts } });

test('an alert fires from the answer that has it first to the first that does not have it any more', () => {
  const all: Fired[] = [];
  const down = { state: 'firing', labels: { alertname: 'ProcessDown', instance: 'api-1' } };

  takeAlerts(all, answer({ ...down, state: 'pending' }), 1);
  takeAlerts(all, answer(down), 2);
  takeAlerts(all, answer(down, { state: 'firing', labels: { alertname: 'ApiDown' } }), 3);
  takeAlerts(all, answer(), 4);
  takeAlerts(all, answer(down), 5);

  expect(all).toEqual([
    fired('ProcessDown', 2, 4, { instance: 'api-1' }),
    fired('ApiDown', 3, 4),
    fired('ProcessDown', 5, null, { instance: 'api-1' }),
  ]);
});

test('the first expected alert names a fault, and it is over when the last of them is gone', () => {
  const all = [fired('ApiErrors', 112, 150), fired('PartUnwell', 108, 170), fired('LoadShed', 105, 110)];

  expect(timesOf(all, [{ name: 'ApiErrors' }, { name: 'PartUnwell' }], span)).toEqual({
    name: 'PartUnwell',
    after: 8,
    gone: 50,
  });
});

test('an alert of another process, of an earlier or of a later fault names nothing', () => {
  const expected = [{ name: 'ProcessDown', labels: { instance: 'api-1' } }];
  const all = [
    fired('ProcessDown', 110, 130, { instance: 'api-2' }),
    fired('ProcessDown', 80, 105, { instance: 'api-1' }),
    fired('ProcessDown', 131, 140, { instance: 'api-1' }),
  ];

  expect(timesOf(all, expected, span)).toBeNull();
});

test('the same alert of another part names nothing', () => {
  const all = [fired('PartUnwell', 102, 160, { part: 'clock' }), fired('PartUnwell', 109, 140, { part: 'emails' })];

  expect(timesOf(all, [{ name: 'PartUnwell', labels: { part: 'emails' } }], span)).toEqual({
    name: 'PartUnwell emails',
    after: 9,
    gone: 20,
  });
});

test('an alert that fires while a fault is being made names it at once', () => {
  expect(timesOf([fired('LoadShed', 99, 125)], [{ name: 'LoadShed' }], span)).toMatchObject({ after: 0, gone: 5 });
});

test('an alert that still fires has not gone, and one that is gone before the fault ends is gone at once', () => {
  const expected = [{ name: 'LoadShed' }];

  expect(timesOf([fired('LoadShed', 110, null)], expected, span)?.gone).toBeNull();
  expect(timesOf([fired('LoadShed', 110, 115)], expected, span)?.gone).toBe(0);
});

test('other alerts that began during a fault are listed once, with their process', () => {
  const all = [
    fired('ApiErrors', 110, 112),
    fired('ApiErrors', 114, 116),
    fired('ProcessDown', 115, null, { instance: 'api-1' }),
    fired('LoadShed', 90, null),
  ];

  expect(othersOf(all, [{ name: 'PagesFail' }], span)).toEqual(['ApiErrors', 'ProcessDown api-1']);
});
