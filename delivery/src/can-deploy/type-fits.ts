import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Declarations } from '@odeta/delivery/releases/uses';
import { pruneDeclaration, wordsIn } from '../uses/prune-declarations.ts';
import { runCompiler } from '../uses/run-compiler.ts';
import type { KnownVersion } from './known-version.ts';
import { type Check, checksOf, FIELDS } from './type-checks.ts';

export interface TypeMisfit {
  module: string;
  name: string;
  why: string;
}

/**
 * Checks with the TypeScript compiler what a shell declares differently from what remotes use: in a generated program each used name of
 * the shell has to be assignable to the type that the remote was built with, and what the remote exposes to what the shell expects. One
 * program for all remotes, because most of its time is for the types of other packages.
 */
export async function findTypeMisfits(
  users: readonly KnownVersion[],
  shell: KnownVersion,
  root: string,
): Promise<ReadonlyMap<KnownVersion, TypeMisfit[]>> {
  const { declarations: given } = shell;
  if (!given) return new Map();
  const parts = users.flatMap((user) => {
    const { uses, declarations: taken } = user;
    return uses && taken && !hasAll(given, taken) ? [{ user, uses, taken: usedPart(taken, given, uses.mentions) }] : [];
  });
  if (parts.length === 0) return new Map();
  const programs = parts.map((part, index) => {
    const sides = { taken: part.taken, given, folder: `taken${index}` };
    return { ...part, folder: sides.folder, file: `check${index}.ts`, checks: checksOf(part.uses, sides) };
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'can-deploy-'));
  try {
    writeFiles(path.join(folder, 'given'), given);
    for (const program of programs) {
      writeFiles(path.join(folder, program.folder), program.taken);
      writeFileSync(path.join(folder, program.file), [...program.checks.map(({ code }) => code), FIELDS].join('\n'));
    }
    const files = programs.map(({ file }) => file);
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configFor(root, files)));
    const errors = readErrors(await runCompiler(folder, root));
    return new Map(programs.map(({ user, file, checks }) => [user, misfitsOf(errors.get(file), checks)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a remote was built with, without what is new to the shell and never mentioned by the remote: it can neither read nor pass it. */
function usedPart(taken: Declarations, given: Declarations, mentions: readonly string[] | undefined): Declarations {
  // Older releases do not have it.
  if (!mentions) return taken;
  const known = new Set([...mentions, ...wordsIn(given)]);
  const files = Object.entries(taken.files).map(([file, statements]) => [
    file,
    statements.map((statement) => pruneDeclaration(statement, known)),
  ]);
  return { ...taken, files: Object.fromEntries(files) };
}

/** The common case: all declarations that the remote uses are unchanged. */
const hasAll = (given: Declarations, taken: Declarations) =>
  Object.entries(taken.files).every(([file, statements]) => {
    const known = new Set(given.files[file]);
    return statements.every((statement) => known.has(statement));
  });

function writeFiles(folder: string, { files }: Declarations) {
  for (const [file, statements] of Object.entries(files)) {
    const target = path.join(folder, `${file}.d.ts`);
    // A release comes from a store: its paths must not lead outside of the folder.
    if (!target.startsWith(folder + path.sep)) throw new Error(`${file} is no path of declarations`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, statements.join('\n'));
  }
}

/** Types of other packages are those of this clone, on both sides. */
function configFor(root: string, files: readonly string[]) {
  const folders = ['ui', 'storefront', 'contracts'].map((name) => path.join(root, `shared/${name}/node_modules`));
  return {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      typeRoots: [path.join(root, 'node_modules/@types')],
      types: [],
      paths: { '*': folders.flatMap((folder) => [`${folder}/@types/*`, `${folder}/*`]) },
    },
    include: [],
    files,
  };
}

type Errors = ReadonlyMap<number, string[]>;

/** What the compiler says of each line of each program, by the name and the number; of a line with several errors the first one. */
function readErrors(said: string): ReadonlyMap<string, Errors> {
  const found = new Map<string, Map<number, string[]>>();
  let current: string[] = [];
  for (const line of said.split('\n')) {
    const [, file, number, code = '', text = ''] =
      /^(check\d+\.ts)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    if (file === undefined) {
      if (line.startsWith(' ')) current.push(line.trim());
      else if (line.includes('error TS')) throw new Error(`The compiler could not compare types: ${line}`);
      continue;
    }
    current = [MISSING.includes(code) ? LACKS : text];
    const lines = found.get(file) ?? new Map<number, string[]>();
    found.set(file, lines);
    if (!lines.has(Number(number))) lines.set(Number(number), current);
  }
  return found;
}

function misfitsOf(errors: Errors = new Map(), checks: readonly Check[]): TypeMisfit[] {
  return [...errors].flatMap(([number, texts]) => {
    const check = checks[number - 1];
    // Of a name that is missing as a whole, its fields are no news.
    if (!check || (check.field && texts[0] === LACKS)) return [];
    const why = check.field ? `it does not take ${check.field} there` : causeOf(texts);
    return [{ module: check.module, name: check.name, why }];
  });
}

/** The compiler reports from the outermost type inwards: the last line has the cause, an earlier one the place. */
function causeOf(texts: readonly string[]) {
  const last = (texts.at(-1) ?? '').replace(/\.$/, '').replace(/import\("[^"]+"\)\./g, '');
  const [, missing] = /^Property '([^']+)' is missing in type/.exec(last) ?? [];
  if (missing !== undefined) return `${missing}: it is missing`;
  const places = texts
    .slice(0, -1)
    .map((text) => /^(?:Types? of|The types (?:of|returned by)) .*?'([^']+)'/.exec(text)?.[1]);
  const field = places
    .findLast((place) => place !== undefined)
    ?.replace(/\(.*\)$/, '')
    .split('.')
    .at(-1);
  return field === undefined ? last : `${field}: ${last}`;
}

const LACKS = 'the shell does not have it';
/** Error codes for a missing export. */
const MISSING = ['TS2339', 'TS2551', 'TS2694', 'TS2724', 'TS2305'];
