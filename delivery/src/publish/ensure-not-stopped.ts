import { type Discovery, findDefaultEntry } from '@odeta/contracts';
import { findStop } from '@odeta/delivery/releases/stopped';
import { StartFailure } from '@odeta/workspace/failure';
import { type LiveChange, type TeamStore, withStore } from './change-live.ts';
import { REFUSED } from './exit-codes.ts';

/** Adds to the check of a change that no version becomes the default whose canary was stopped; `force` gives it to everyone all the same. */
export const alsoNotStopped =
  ({ team }: Pick<TeamStore, 'team'>, force: boolean, ensure: LiveChange['ensure']): LiveChange['ensure'] =>
  async (store, before, after) => {
    await ensure?.(store, before, after);
    if (force) return;
    for (const { unit, version } of newDefaults(before, after)) {
      const stop = await withStore(() => findStop(store, team.keys, { unit, version }));
      if (!stop) continue;
      const { number, author, reason } = stop;
      throw new StartFailure(
        `It stays as it was: ${author} stopped ${unit}@${version} with number ${number}${reason ? ` (${reason})` : ''}. --force --reason … gives it to everyone all the same.`,
        REFUSED,
      );
    }
  };

/** Versions that everyone gets, and did not before. */
export const newDefaults = (before: Discovery, after: Discovery) =>
  Object.entries(after.microFrontends).flatMap(([unit, entries]) => {
    const version = findDefaultEntry(entries)?.metadata.version;
    const former = findDefaultEntry(before.microFrontends[unit])?.metadata.version;
    return version === undefined || version === former ? [] : [{ unit, version }];
  });
