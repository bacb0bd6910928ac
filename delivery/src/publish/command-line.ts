import { existsSync } from 'node:fs';
import process from 'node:process';
import { type ParseArgsOptionsConfig, parseArgs, styleText } from 'node:util';
import { openWritableStore } from '@odeta/delivery/releases/open-store';
import { StoreFailure } from '@odeta/delivery/releases/store';
import { StartFailure } from '@odeta/workspace/failure';
import { releasesFolder, workspace } from '@odeta/workspace/workspace';
import { readAuthor } from '../build/repository.ts';
import type { TeamStore } from './change-live.ts';
import { NO_STORE, WRONG_INPUT } from './exit-codes.ts';
import { readTeamKeys } from './keys.ts';

const common = {
  store: { type: 'string' },
  reason: { type: 'string' },
  author: { type: 'string' },
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** The options of every release command. `args` are those of the command line. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(args: readonly string[], own: Options) {
  const options = { ...common, ...own };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new StartFailure(sentenceOf(error as NodeJS.ErrnoException, Object.keys(options)), WRONG_INPUT);
  }
}

/** What is wrong with an option, without what Node.js adds for programmers. */
function sentenceOf({ code, message }: NodeJS.ErrnoException, names: readonly string[]) {
  const [, option = ''] = /'(--?[\w-]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `There is no option ${option}. There are: ${names.map((name) => `--${name}`).join(', ')}.`;
  return /does not take an argument/.test(message) ? `${option} takes no value.` : `${option} needs a value.`;
}

/** Opens a store that may be new: then its folder is created, and the command says so. */
export function openNewStore(location: string | undefined): TeamStore {
  const place = placeOf(location, process.env);
  if (!isThere(place)) console.error(`There is no release store at ${place}: it is a new one.`);
  return openPlaceOfTeam(place, process.env);
}

/** Opens the store from `--store` or the environment, with its keys. */
export function openTeamStore(location: string | undefined, environment = process.env): TeamStore {
  const place = placeOf(location, environment);
  if (!isThere(place)) throw new StartFailure(`There is no release store at ${place}: ${MAKES_ONE}.`, NO_STORE);
  return openPlaceOfTeam(place, environment);
}

const MAKES_ONE = 'the first npm start or npm run release makes one, and --store names another';

/** A missing bucket is reported on the first access. */
const isThere = (place: string) => place.includes('://') || existsSync(place);

function placeOf(location: string | undefined, environment: NodeJS.ProcessEnv) {
  if (location === '') throw new StartFailure('--store needs a value.', WRONG_INPUT);
  const { RELEASES_URL: address } = environment;
  const bucket = address?.startsWith('s3:') ? address : undefined;
  return location ?? bucket ?? releasesFolder(environment);
}

function openPlaceOfTeam(place: string, environment: NodeJS.ProcessEnv): TeamStore {
  const store = openPlace(place);
  if (!store)
    throw new StartFailure(`${place} can only be read. Name a folder or s3://bucket with --store.`, WRONG_INPUT);
  return { store, team: readTeamKeys(environment) };
}

/** @throws {StartFailure} if the location is invalid. */
function openPlace(place: string) {
  try {
    return openWritableStore(place);
  } catch (error) {
    if (error instanceof StoreFailure) throw new StartFailure(`${error.message}.`, WRONG_INPUT);
    throw error;
  }
}

/** What is signed together with the document. */
export const signedWith = (command: string, args: readonly string[], values: { author?: string; reason?: string }) => ({
  command: [command, ...args].join(' '),
  author: values.author ?? readAuthor(workspace),
  reason: values.reason,
});

/**
 * The command's unit and the argument after it.
 * @throws {StartFailure} if the unit is missing, or there are too many arguments.
 */
export function readUnitArgument(
  positionals: readonly string[],
  usage: string,
  most = 1,
): [unit: string, ...rest: string[]] {
  const [unit, ...rest] = positionals;
  if (unit === undefined || positionals.length > most) throw new StartFailure(`Usage: ${usage}`, WRONG_INPUT);
  return [unit, ...rest];
}

/** One column per name; colours only on a terminal. */
export function printTable(columns: readonly string[], rows: readonly (readonly string[])[]) {
  const widths = columns.map((name, index) => Math.max(name.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(styleText('bold', line(columns), { stream: process.stdout }));
  for (const row of rows) console.log(line(row));
}

export const printJson = (value: unknown) => console.log(JSON.stringify(value, null, 2));
