import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StartFailure } from '@odeta/workspace/failure';
import { workspace } from '@odeta/workspace/workspace';
import { captureCommand } from '../processes/run-command.ts';
import { createDraft, type Draft } from './draft.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newMigration } from './new-migration.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';

interface Kind {
  /** How it is called. */
  usage: string;
  description: string;
  guide: string;
  options: readonly Option[];
  make: (draft: Draft, name: string, options: Partial<Record<Option, string>>) => void;
}

type Option = 'owner' | 'path' | 'feature';

const kinds: Record<string, Kind> = {
  remote: {
    usage: 'remote gift [--owner Gifts] [--path /gift]',
    description: 'a remote with one page',
    guide: 'docs/add-a-remote.md',
    options: ['owner', 'path'],
    make: newRemote,
  },
  page: {
    usage: 'page account/vouchers [--path /my-account/vouchers]',
    description: 'a page in a remote',
    guide: 'docs/add-a-page.md',
    options: ['path'],
    make: newPage,
  },
  endpoint: {
    usage: 'endpoint help/opening-hours [--feature help]',
    description: 'a contract with its route in the API',
    guide: 'docs/add-an-endpoint.md',
    options: ['feature'],
    make: newEndpoint,
  },
  migration: {
    usage: 'migration add-county',
    description: 'a step of the database schema',
    guide: 'docs/add-a-migration.md',
    options: [],
    make: (draft, name) => newMigration(draft, name),
  },
};

/** `npm run new -- remote gift`: writes what the guides say. Without arguments it lists what it can make. */
export async function run(args: string[]) {
  const { positionals, values } = readArguments(args);
  const [name, ...names] = positionals;
  if (name === undefined || values.help) return console.log(usage());
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw new StartFailure(`There is no "${name}" to make. There are: ${Object.keys(kinds).join(', ')}.`);
  const { help: _, ...options } = values;
  const [wanted] = names;
  const isKnown = Object.keys(options).every((option) => kind.options.some((known) => known === option));
  if (wanted === undefined || names.length > 1 || !isKnown)
    throw new StartFailure(`Usage: npm run new -- ${kind.usage}`);

  const draft = createDraft(workspace);
  kind.make(draft, wanted, options);
  const files = draft.write();
  await format(files);
  // A clone of some folders has no map of all of them.
  if (existsSync(path.join(workspace, 'docs')))
    await runSilently('node', ['tools/commands.ts', 'documents'], 'The documents could not be written');
  console.log(`Written, see ${kind.guide}:\n${files.map((file) => `  ${file}`).join('\n')}`);
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { owner: text, path: text, feature: text, help: { type: 'boolean' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartFailure(`${(error as Error).message.split('. ')[0]}.\n${usage()}`);
  }
}

function usage() {
  const rows = Object.values(kinds).map(
    ({ usage, description }) => `  npm run new -- ${usage.padEnd(52)} ${description}`,
  );
  return ['It makes:', ...rows].join('\n');
}

/** Sorts imports and breaks long lines, which depends on the names. */
const format = (files: readonly string[]) =>
  runSilently(
    'biome',
    ['check', '--write', '--no-errors-on-unmatched', ...files],
    'The new files do not pass the format check',
  );

async function runSilently(command: string, args: readonly string[], failure: string) {
  const { ok, output } = await captureCommand(command, args);
  if (!ok) throw new Error(`${failure}:\n${output}`);
}
