import { type DiscoveryEntry, findDefaultEntry } from '@odeta/contracts';
import { findEarlierDefault } from '@odeta/delivery/releases/history';
import { StartFailure } from '@odeta/workspace/failure';
import { type TeamStore, withStore } from '../publish/change-live.ts';
import { asFormer, rollBackTo, withoutFallback } from '../publish/edits.ts';
import { REFUSED } from '../publish/exit-codes.ts';
import { readEntry } from '../publish/publish.ts';
import { runEdit } from './edit-command.ts';

/**
 * `npm run rollback -- cart [version]`: restores the previous version, or any that the store still has. One that everyone had is not checked;
 * any other one is checked as for a release.
 */
export const run = (args: string[]) =>
  runEdit(
    'rollback',
    args,
    ({ unit, version, ...opened }) =>
      async (document) => {
        const name = version ?? findDefaultEntry(document.microFrontends[unit])?.extras?.fallback?.version;
        if (name === undefined)
          throw new StartFailure(`There is nothing before: ${unit} had no other version.`, REFUSED);
        return rollBackTo(document, unit, await withStore(() => readListed(opened, unit, name)));
      },
    { isChecked: true, exceptFormer: true },
  );

/** The version's entry when it was the default, or as published. */
async function readListed({ store, team }: TeamStore, unit: string, version: string): Promise<DiscoveryEntry> {
  const published = await readEntry(store, unit, version);
  if (!published) throw new StartFailure(`The store has no ${unit}@${version}.`, REFUSED);
  const earlier = await findEarlierDefault(store, team.keys, { unit, version });
  const fallback = earlier?.extras?.fallback?.version;
  if (!earlier) return published;
  const isWhole = fallback === undefined || (await readEntry(store, unit, fallback)) !== null;
  return asFormer(isWhole ? earlier : withoutFallback(earlier));
}
