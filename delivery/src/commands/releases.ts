import type { DiscoveryEntry, Release } from '@odeta/contracts';
import { describeChanges, describeShare } from '@odeta/delivery/releases/describe';
import { findListing, readSteps } from '@odeta/delivery/releases/history';
import { withoutExpired } from '@odeta/delivery/releases/retired';
import { StartFailure } from '@odeta/workspace/failure';
import { changeLive, readDocument, type TeamStore, withStore } from '../publish/change-live.ts';
import { openTeamStore, printJson, printTable, readArguments, signedWith } from '../publish/command-line.ts';
import { signAnew } from '../publish/edits.ts';
import { REFUSED, WRONG_INPUT } from '../publish/exit-codes.ts';
import { pruneStore } from '../publish/prune-store.ts';
import { readPublished } from '../publish/publish.ts';
import { printKeys } from './keys.ts';
import { printUnits, runUnit } from './unit.ts';

const USAGE =
  'npm run releases -- status | unit list | history [unit] [--limit 20] | show <unit@version> | prune [--days 30] [--dry-run] | sign | keys [--new] [--store folder] [--json]';

/** `npm run releases`: shows what is live, its history and single releases; removes those that are no longer needed. */
export async function run(args: string[]) {
  if (args[0] === 'unit') return runUnit(args);
  const { values, positionals } = readArguments(args, {
    limit: { type: 'string' },
    days: { type: 'string' },
    new: { type: 'boolean', default: false },
  });
  const [name = '', about, ...more] = positionals;
  const command = commands[name];
  if (!command || more.length > 0) throw new StartFailure(`Usage: ${USAGE}`, WRONG_INPUT);
  if (name === 'keys') return printKeys(values.new);
  const { json, 'dry-run': dryRun, limit, days } = values;
  await command({
    ...openTeamStore(values.store),
    about,
    json,
    dryRun,
    limit,
    days,
    said: signedWith('releases', args, values),
  });
}

interface Asked extends TeamStore {
  /** The unit or version after the command. */
  about: string | undefined;
  json: boolean;
  dryRun: boolean;
  limit: string | undefined;
  days: string | undefined;
  said: ReturnType<typeof signedWith>;
}

const commands: Record<string, (asked: Asked) => Promise<void>> = {
  status,
  history,
  show,
  prune,
  sign,
  keys: async () => {},
};

async function status({ store, team, json }: Asked) {
  const document = await readDocument(store, team);
  const { microFrontends } = document;
  const entries = Object.entries(microFrontends).flatMap(([unit, list]) =>
    withoutExpired(list, Date.now()).map((entry) => ({ unit, entry })),
  );
  const listed = await Promise.all(
    entries.map(async ({ unit, entry }) => {
      const since = await withStore(() => findListing(store, team.keys, { unit, entry }));
      return {
        ...rowOf(unit, entry),
        since: since?.time,
        by: since?.author,
        number: since?.number,
        reason: since?.reason,
      };
    }),
  );
  if (json) return printJson(listed);
  if (listed.length === 0) return console.log('The store lists nothing.');
  const cells = listed.map(({ unit, version, share, fallback, since, by, number, reason }) => [
    unit,
    version,
    share,
    fallback ?? '',
    dateOf(since),
    String(number ?? ''),
    by ?? '',
    reason ?? '',
  ]);
  printTable(['unit', 'version', 'for', 'fallback', 'since', 'number', 'by', 'reason'], cells);
  if (document.remotes) printUnits(document);
}

const rowOf = (unit: string, entry: DiscoveryEntry) => ({
  unit,
  version: entry.metadata.version,
  share: describeShare(entry),
  fallback: entry.extras?.fallback?.version,
});

async function history({ store, team, about, json, limit = '20' }: Asked) {
  const most = readNumber('--limit', limit, 1);
  await readDocument(store, team);
  const rows: {
    number: number;
    time: string;
    author: string;
    command: string;
    reason: string | undefined;
    changes: string[];
  }[] = [];
  for await (const { change, before } of readSteps(store, team.keys)) {
    if (rows.length >= most) break;
    const changes = describeChanges(before, change.document).filter(
      (text) => !about || text.split(/[: ]/)[0] === about,
    );
    if (about && changes.length === 0) continue;
    const { number, time, author, command, reason } = change;
    rows.push({ number, time, author, command, reason, changes });
  }
  if (about && rows.length === 0) throw new StartFailure(`No change in the history is one of "${about}".`, WRONG_INPUT);
  if (json) return printJson(rows);
  const cells = rows.flatMap(({ changes: [first = 'signed anew', ...others], ...row }) => [
    [String(row.number), dateOf(row.time), row.author, row.command, first, row.reason ?? ''],
    ...others.map((change) => ['', '', '', '', change, '']),
  ]);
  printTable(['number', 'time', 'by', 'command', 'change', 'reason'], cells);
}

async function show({ store, team, about = '', json }: Asked) {
  const [, unit = '', version = ''] = /^([\w-]+)@(.+)$/.exec(about) ?? [];
  if (!unit) throw new StartFailure('Usage: npm run releases -- show <unit@version>', WRONG_INPUT);
  const release = await withStore(() => readPublished(store, unit, version));
  if (!release) throw new StartFailure(`The store has no ${about}.`, REFUSED);
  const { microFrontends } = await readDocument(store, team);
  const entry = microFrontends[unit]?.find(({ metadata }) => metadata.version === version);
  const share = entry ? describeShare(entry) : 'not listed';
  if (json) return printJson({ ...release, share });
  printTable(['', about], descriptionOf(release, share));
}

function descriptionOf(release: Release, share: string): string[][] {
  const files = Object.entries(release.files).filter(([file]) => !file.startsWith('server/'));
  const sum = (name: 'bytes' | 'brotliBytes') => files.reduce((total, [, file]) => total + file[name], 0);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return [
    ['for', share],
    ['built', dateOf(release.builtAt)],
    ['commit', release.commit ?? ''],
    ['browser files', `${files.length}, ${kilobytes(sum('bytes'))}, ${kilobytes(sum('brotliBytes'))} compressed`],
    ['entry', `${release.entry} ${release.files[release.entry]?.integrity ?? ''}`],
    ['addresses', (release.routes ?? []).map(({ path }) => path).join(' ')],
    [release.provides ? 'gives' : 'takes', sharedOf(release).join('; ')],
  ];
}

/** Shared modules with their versions or names. */
function sharedOf({ requires, provides, takes, gives }: Release): string[] {
  const versions = { ...requires, ...provides };
  const names = Object.entries({ ...takes, ...gives }).filter(([module]) => !(module in versions));
  return [
    ...Object.entries(versions).map(([module, version]) => `${module} ${version}`),
    ...names.map(([module, all]) => `${module}: ${all.join(', ')}`),
  ];
}

async function prune({ store, team, days = '30', dryRun, json }: Asked) {
  // A visit keeps its versions for half a day, and their files stay a day longer.
  const kept = readNumber('--days', days, 2);
  // Fails if the live document cannot be read, because its releases would be removed.
  await readDocument(store, team);
  const names = await withStore(() => pruneStore(store, team.keys, { days: kept, dryRun }));
  if (json) return printJson({ dryRun, removed: names });
  for (const name of names) console.log(`${dryRun ? 'would remove' : 'removed'} ${name}`);
  if (names.length === 0) console.log(`Every release was needed within the last ${kept} days.`);
}

/** Signs the live document again with the current key: afterwards the previous key is no longer needed. */
async function sign({ store, team, said, json }: Asked) {
  const change = await changeLive({ store, team }, { ...said, edit: signAnew, renewsList: true, givesUpOthers: true });
  if (json) return printJson({ number: change?.number ?? null });
  console.log(`Signed with ${team.key.id} as number ${change?.number}.`);
}

function readNumber(option: string, text: string, least: number) {
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least) return number;
  throw new StartFailure(`${option} ${text} is no whole number from ${least} to 9999.`, WRONG_INPUT);
}

const dateOf = (time: string | undefined) => time?.slice(0, 16).replace('T', ' ') ?? '';
