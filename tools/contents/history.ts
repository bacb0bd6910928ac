import { StartFailure } from '@odeta/workspace/failure';
import { useContents } from './open-contents.ts';
import type { Options } from './options.ts';

const MOST = 50;

/** Prints change sets, the newest first. */
export async function showHistory({ kind, country, key, before }: Options): Promise<void> {
  if (before !== undefined && !/^\d{1,15}$/.test(before))
    throw new StartFailure('--before takes the number of a set.', 2);
  const filter = { kind, country, key, most: MOST, before: before === undefined ? undefined : Number(before) };
  const sets = await useContents((contents) => contents.history(filter));
  for (const { id, author, reason, createdAt, parts, size, undoneBy } of sets) {
    const states = parts.map((part) => `${part.country} ${stateOf(part)}`).join(', ');
    const undone = undoneBy === null ? '' : `, undone by ${undoneBy}`;
    console.log(`${id}  ${createdAt.slice(0, 16)}  ${author}: ${reason} (changes: ${size}; ${states}${undone})`);
  }
  if (sets.length === MOST) console.log(`Older ones: --before ${sets.at(-1)?.id}`);
  if (sets.length === 0) console.log('There are none.');
}

const stateOf = ({ state, startsAt, note }: { state: string; startsAt: string | null; note: string }) =>
  [state, state === 'scheduled' ? `for ${startsAt}` : '', note].filter(Boolean).join(' ');
