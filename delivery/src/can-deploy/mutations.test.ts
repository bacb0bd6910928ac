import path from 'node:path';
import process from 'node:process';
import { begin, ended } from '@odeta/testing/commands';
import { breaking } from '../../testing/mutations/breaking.ts';
import { harmless } from '../../testing/mutations/harmless.ts';
import type { Verdict } from '../../testing/mutations/mutation.ts';

const isFull = process.env.TEST_SCOPE === 'full';
const judge = path.join(import.meta.dirname, '../../testing/mutations/judge.ts');

/** In a process of its own: the configurations of the units are not made for Jest's modules. */
const verdicts = new Map<string, Verdict>();
beforeAll(async () => {
  const child = begin(process.execPath, [judge, isFull ? 'full' : 'daily'], { NODE_OPTIONS: '' });
  const { code, output, errors } = await ended(child);
  if (code !== 0) throw new Error(errors);
  for (const line of output.split('\n').filter(Boolean)) {
    const verdict: Verdict = JSON.parse(line);
    verdicts.set(verdict.what, verdict);
  }
}, 7_200_000);

const asked = ({ isDaily }: { isDaily?: boolean }) => isFull || (isDaily ?? false);

test.each(breaking.filter(asked))('a release with $what is refused with one line', ({ what, line }) => {
  expect(verdicts.get(what)).toMatchObject({ what, lines: [expect.stringMatching(line ?? 'a line')] });
});

test.each(harmless.filter(asked))('a release with $what can be deployed', ({ what }) => {
  expect(verdicts.get(what)).toEqual({ what, lines: [], milliseconds: expect.any(Number) });
});
