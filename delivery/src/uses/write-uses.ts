import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportOf } from '@odeta/delivery/releases/missing-names';
import { DECLARATIONS_FILE, type Declarations, USES_FILE, type Uses } from '@odeta/delivery/releases/uses';
import type { Unit } from '@odeta/workspace/workspace';
import type { CollectedUses } from './collected-uses.ts';
import { describeUses } from './describe-uses.ts';
import type { EmittedDeclarations } from './emit-declarations.ts';
import { wordsIn } from './prune-declarations.ts';
import { shakeDeclarations } from './shake-declarations.ts';

interface Build {
  root: string;
  dist: string;
  collected: CollectedUses;
  requires?: Record<string, string> | undefined;
  provides?: Record<string, string> | undefined;
  declarations: EmittedDeclarations;
}

/** What a remote exposes (`RemoteModule`): the shell must still accept it in the form that it had. */
export const EXPOSED = { module: '@odeta/storefront', name: 'RemoteModule' };

/** Writes the uses of a build and their declarations into its output; the release lists both with their integrity. */
export async function writeUses(unit: Unit, { root, dist, collected, requires, provides, declarations }: Build) {
  const described = await describeUses(unit, collected, { root, requires, provides });
  const { uses, declared } = withDeclarations(described, collected, declarations);
  write(dist, USES_FILE, uses);
  write(dist, DECLARATIONS_FILE, declared);
}

/** With the declarations of what a unit uses or gives, and the names in them that it mentions. */
export function withDeclarations(uses: Uses, { mentions }: CollectedUses, emitted: EmittedDeclarations) {
  const declared = declarationsFor(uses, emitted);
  const words = wordsIn(declared);
  const isRemote = Object.keys(uses.shared).length > 0;
  const known = isRemote ? { mentions: mentions.filter((name) => words.has(name)).sort() } : {};
  return { uses: { ...uses, ...known }, declared };
}

/** The shell declares all that it provides, a remote what it uses. */
export function declarationsFor({ shared, gives = {} }: Uses, { files, modules }: EmittedDeclarations): Declarations {
  const provided = Object.keys(gives).map((module): [string, string[]] => [module, ['*']]);
  const taken = Object.entries(shared).map(([module, { names }]): [string, string[]] => [module, names.map(exportOf)]);
  const exposed: [string, string[]][] = taken.length > 0 ? [[EXPOSED.module, [EXPOSED.name]]] : [];
  const needed = [...provided, ...taken, ...exposed].flatMap(([module, names]) => {
    const file = modules[module];
    return file === undefined ? [] : names.map((name) => ({ module, file, name }));
  });
  const kept = Object.entries(modules).filter(([module]) => needed.some((one) => one.module === module));
  return { modules: Object.fromEntries(kept), files: shakeDeclarations(files, modules, needed, [EVENTS]) };
}

/** Events are left out, because their schemas are compared separately. */
const EVENTS = {
  file: 'storefront/src/events',
  name: 'StorefrontEvents',
  text: 'export interface StorefrontEvents { [event: string]: any }',
};

const write = (dist: string, file: string, content: unknown) =>
  writeFileSync(path.join(dist, file), JSON.stringify(content));
