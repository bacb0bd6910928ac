import process from 'node:process';
import { breaking } from './breaking.ts';
import { divide, groupsOf, together } from './groups.ts';
import { harmless } from './harmless.ts';
import type { Mutation, Verdict } from './mutation.ts';
import { openWorkshop } from './workshop.ts';

/**
 * Prints a verdict on each mutation, one a line: on those for every day, compared with three units; with `full` on all of them, with
 * `shells` on those of shells, with `others` on the rest; with other words on those that these are part of.
 */
const [asked = '', ...words] = process.argv.slice(2);
const all = [...breaking, ...harmless];
const workshop = await openWorkshop(asked === 'daily' ? ['shell', 'cart', 'catalog'] : undefined);
const chosen =
  {
    daily: all.filter(({ isDaily }) => isDaily),
    full: all,
    shells: all.filter(({ released }) => released === 'shell'),
    others: all.filter(({ released }) => released !== 'shell'),
  }[asked] ?? all.filter(({ what }) => [asked, ...words].some((word) => what.includes(word)));
for (const group of groupsOf(chosen))
  for (const verdict of await judgeGroup(group)) console.log(JSON.stringify(verdict));
workshop.close();

/** Judges a group in one build. Edits without a verdict are judged again; if none has one, each half of the group apart. */
async function judgeGroup(group: readonly Mutation[]): Promise<Verdict[]> {
  const verdict = await workshop.judge(together(group));
  const { verdicts, open } = divide(group, verdict);
  if (open.length === 0) return verdicts;
  if (open.length < group.length) return [...verdicts, ...(await judgeGroup(open))];
  if (open.length === 1) return [verdict];
  const half = group.length >> 1;
  return [...(await judgeGroup(group.slice(0, half))), ...(await judgeGroup(group.slice(half)))];
}
