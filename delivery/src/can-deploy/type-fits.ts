import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Declarations } from '@odeta/delivery/releases/uses';
import { runCompiler } from '../uses/run-compiler.ts';
import { EXPOSED } from '../uses/write-uses.ts';
import type { KnownVersion } from './known-version.ts';

export interface TypeMisfit {
  module: string;
  name: string;
  why: string;
}

/** A line of the generated program, and what an error in it means. */
interface Check {
  module: string;
  name: string;
  code: string;
}

/**
 * Checks with the TypeScript compiler what a shell declares differently from what a remote uses: in a generated program each used name of
 * the shell has to be assignable to the type that the remote was built with, and what the remote exposes to what the shell expects.
 */
export async function findTypeMisfits(user: KnownVersion, shell: KnownVersion, root: string): Promise<TypeMisfit[]> {
  const { declarations: taken } = user;
  const { declarations: given } = shell;
  if (!user.uses || !taken || !given || hasAll(given, taken)) return [];
  const checks = checksOf(user.uses.shared, taken, given);
  if (checks.length === 0) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'can-deploy-'));
  try {
    writeFiles(path.join(folder, 'taken'), taken);
    writeFiles(path.join(folder, 'given'), given);
    writeFileSync(path.join(folder, 'check.ts'), checks.map(({ code }) => code).join('\n'));
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configFor(root)));
    return readMisfits(await runCompiler(folder, root), checks);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The common case: all declarations that the remote uses are unchanged. */
const hasAll = (given: Declarations, taken: Declarations) =>
  Object.entries(taken.files).every(([file, statements]) => {
    const known = new Set(given.files[file]);
    return statements.every((statement) => known.has(statement));
  });

type Shared = NonNullable<KnownVersion['uses']>['shared'];

function checksOf(shared: Shared, taken: Declarations, given: Declarations): Check[] {
  const names = Object.entries(shared).flatMap(([module, { names }]) =>
    names.filter((name) => name !== '*').map((name) => ({ module, name })),
  );
  const values = names.filter(({ module }) => taken.modules[module] && given.modules[module]);
  const exposed = taken.modules[EXPOSED.module] && given.modules[EXPOSED.module] ? [EXPOSED] : [];
  return [
    ...values.map(({ module, name }, index) => {
      const [from, to] = [typeIn('given', given, module), typeIn('taken', taken, module)];
      return {
        module,
        name,
        code: `declare const v${index}: typeof ${from}.${name}; export const c${index}: typeof ${to}.${name} = v${index};`,
      };
    }),
    ...exposed.map(({ module, name }) => {
      const [from, to] = [typeIn('taken', taken, module), typeIn('given', given, module)];
      return { module, name, code: `declare const m: ${from}.${name}; export const n: ${to}.${name} = m;` };
    }),
  ];
}

const typeIn = (side: string, { modules }: Declarations, module: string) => `import('./${side}/${modules[module]}')`;

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
function configFor(root: string) {
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
    files: ['check.ts'],
  };
}

/** One misfit for each line with an error, even if the compiler reports several. */
function readMisfits(said: string, checks: readonly Check[]): TypeMisfit[] {
  const found = new Map<number, string[]>();
  let current: string[] = [];
  for (const line of said.split('\n')) {
    const [, number, code = '', text = ''] = /^check\.ts\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? [];
    if (number === undefined) {
      if (line.startsWith(' ')) current.push(line.trim());
      else if (line.includes('error TS')) throw new Error(`The compiler could not compare types: ${line}`);
      continue;
    }
    current = [MISSING.includes(code) ? 'it is no longer there' : text];
    if (!found.has(Number(number))) found.set(Number(number), current);
  }
  return [...found].flatMap(([number, texts]) => {
    const check = checks[number - 1];
    return check ? [{ module: check.module, name: check.name, why: causeOf(texts) }] : [];
  });
}

/** The compiler reports from the outermost type inwards: the last line has the cause, an earlier one the place. */
function causeOf(texts: readonly string[]) {
  const last = (texts.at(-1) ?? '').replace(/\.$/, '');
  const place = texts.slice(0, -1).findLast((text) => /^Types? of (property|parameters?) /.test(text));
  const [, name] = /'([^']+)'/.exec(place ?? '') ?? [];
  return name === undefined ? last : `${name}: ${last}`;
}

/** Error codes for a missing export. */
const MISSING = ['TS2339', 'TS2551', 'TS2694', 'TS2724', 'TS2305'];
