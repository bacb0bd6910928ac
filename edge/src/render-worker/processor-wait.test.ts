import { BEAT } from '../rendering/worker-status.ts';
import { createWaitMeter } from './processor-wait.ts';

/** The wait that is measured over 2 s in which the process used that much processor time and made that many beats. */
function measured({ processor, beats }: { processor: number; beats: number }) {
  const state = { at: 5_000, beats: 70, processor: 900 };
  const meter = createWaitMeter({ now: () => state.at, beats: () => state.beats, processor: () => state.processor });
  const waited = meter();
  Object.assign(state, { at: 7_000, beats: state.beats + beats, processor: state.processor + processor });
  return waited();
}

test.each([
  ['waits for an answer', { processor: 20, beats: 2_000 / BEAT }, 0],
  ['works all the time', { processor: 2_000, beats: 0 }, 0],
  ['works in several threads', { processor: 3_000, beats: 1 }, 0],
  ['was paused', { processor: 0, beats: 5 }, 1_500],
  ['gets a quarter of a core', { processor: 500, beats: 0 }, 1_500],
])('a process that %s', (_, used, wait) => {
  expect(measured(used)).toBe(wait);
});
