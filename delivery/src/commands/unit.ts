import type { Discovery, RemotePrefixes } from '@odeta/contracts';
import { describeChanges } from '@odeta/delivery/releases/describe';
import { createKeyPair } from '@odeta/delivery/releases/keys';
import { StartFailure } from '@odeta/workspace/failure';
import { findUnits } from '@odeta/workspace/workspace';
import { askedPrefixes } from '../build/unit-prefixes.ts';
import { createDeployCheck, deployOptions } from '../can-deploy/ensure-deployable.ts';
import { changeLive, readDocument, type TeamStore, tryChange } from '../publish/change-live.ts';
import {
  openNewStore,
  openTeamStore,
  printJson,
  printTable,
  readArguments,
  signedWith,
} from '../publish/command-line.ts';
import { NO_KEY, WRONG_INPUT } from '../publish/exit-codes.ts';
import { addUnit, mayChangeList, removeUnit, shown, withFirstList } from '../publish/list-of-units.ts';

const USAGE =
  'npm run releases -- unit list | unit add <name> </prefix> … | unit remove <name> [/prefix …] | unit key [--store folder] [--reason …] [--force] [--dry-run] [--json]';

/** `npm run releases -- unit`: shows and changes the list of units, the remotes of the shop with their prefixes. */
export async function runUnit(args: readonly string[]) {
  const { values, positionals } = readArguments(args, deployOptions);
  const [action = '', name, ...prefixes] = positionals.slice(1);
  if (action === 'key' && name === undefined) return printPlatformKey();
  if (action === 'list' && name === undefined) return printList(openTeamStore(values.store), values.json);
  const edit = edits[action];
  if (action === 'add' && name !== undefined && prefixes.length === 0)
    throw new StartFailure(
      `${name} needs a prefix of its addresses: npm run releases -- unit add ${name} /${name}.`,
      WRONG_INPUT,
    );
  const isUsage = edit && name !== undefined && (action === 'remove' || prefixes.length > 0);
  if (!isUsage) throw new StartFailure(`Usage: ${USAGE}`, WRONG_INPUT);
  const opened = action === 'add' ? openNewStore(values.store) : openTeamStore(values.store);
  requirePlatformKey(opened);
  await change({
    opened,
    args,
    values,
    isRemoval: action === 'remove',
    edit: editorOf(opened, edit, { name, prefixes }),
  });
}

const edits: Record<string, typeof addUnit> = { add: addUnit, remove: removeUnit };

/** @throws {StartFailure} if no key of this environment may change the list. */
function requirePlatformKey({ team }: TeamStore) {
  if (mayChangeList(team)) return;
  throw new StartFailure(
    "Only the platform's key may change the list of units: set RELEASE_PLATFORM_KEY (npm run releases -- unit key prints a new pair).",
    NO_KEY,
  );
}

interface Asked {
  opened: TeamStore;
  args: readonly string[];
  values: ReturnType<typeof readArguments<typeof deployOptions>>['values'];
  isRemoval: boolean;
  edit: (document: Discovery) => Promise<Discovery>;
}

async function change({ opened, args, values, isRemoval, edit }: Asked) {
  const seen: { changes: string[] } = { changes: [] };
  const watched = async (before: Discovery) => {
    const after = await edit(before);
    seen.changes = describeChanges(before, after);
    return after;
  };
  const isTry = values['dry-run'];
  // Nothing breaks by an address more.
  const ensure = isRemoval ? await createDeployCheck(values) : undefined;
  const made = isTry
    ? await tryChange(opened.store, opened.team, { edit: watched, ensure }).then(() => null)
    : await changeLive(opened, { ...signedWith('releases', args, values), edit: watched, ensure });
  if (values.json) return printJson({ dryRun: isTry, number: made?.number ?? null, ...seen });
  for (const line of seen.changes) console.log(line);
  if (isTry) console.log('Nothing was changed.');
  else console.log(made ? `Live with number ${made.number}.` : 'It was so already.');
}

/** A store without a list gets that of its shell, or of this clone, first. */
function editorOf({ store, team }: TeamStore, edit: typeof addUnit, asked: RemotePrefixes) {
  return async (document: Discovery) => {
    const clone = askedPrefixes(findUnits()).filter(({ name }) => name in document.microFrontends);
    return edit(await withFirstList(store, document, { team, asked: clone }), asked);
  };
}

async function printList({ store, team }: TeamStore, json: boolean) {
  const document = await readDocument(store, team);
  if (json) return printJson(document.remotes ?? []);
  if (!document.remotes) return console.log('The store has no list of units: its shell says the remotes.');
  printUnits(document);
}

/** The list of units with the version that everyone gets. */
export function printUnits({ remotes = [], microFrontends }: Discovery) {
  const rows = remotes.map((remote) => [
    remote.name,
    shown(remote),
    remote.name in microFrontends ? '' : 'no version yet',
  ]);
  printTable(['unit', 'prefixes', ''], rows);
}

function printPlatformKey() {
  const { signingKey, publicKey } = createKeyPair({ platform: true });
  console.log(`RELEASE_PLATFORM_KEY=${signingKey}`);
  console.log(`To be added to RELEASE_KEYS, once the list is signed with it (npm run releases -- sign): ${publicKey}`);
}
