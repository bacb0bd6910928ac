import path from 'node:path';
import { providedVersions, requiredRanges } from '@odeta/build/singletons';
import { findUnits, workspace } from '@odeta/workspace/workspace';
import { readOwnApi } from '../src/can-deploy/api-documents.ts';
import { readApps } from '../src/can-deploy/bridge-edges.ts';
import { findBrokenEdges, type Surroundings } from '../src/can-deploy/find-edges.ts';
import type { KnownVersion } from '../src/can-deploy/known-version.ts';
import { type CollectedUses, nothingCollected } from '../src/uses/collected-uses.ts';
import { describeUses } from '../src/uses/describe-uses.ts';
import { type EmittedDeclarations, emitDeclarations } from '../src/uses/emit-declarations.ts';
import { declarationsFor } from '../src/uses/write-uses.ts';

const bridge = path.join(workspace, 'shared/contracts/src/app-bridge/to-web.ts');
const calls = path.join(workspace, 'shared/contracts/src/index.ts');

/** What the webpack plug-in would report about a small shell and a small cart. */
const collected: Record<string, Partial<CollectedUses>> = {
  shell: {
    gives: {
      react: ['useEffect', 'useState'],
      '@odeta/storefront': ['ApiError', 'useStore'],
      '@odeta/storefront/i18n': ['useTexts'],
      '@odeta/ui': ['Button', 'Price', 'text'],
    },
    exports: { [bridge]: ['toWebSchemas'], [calls]: ['readMenu'] },
    literals: [
      { kind: 'sends', name: 'page.restored' },
      { kind: 'hears', name: 'cart.changed' },
      { kind: 'reads', name: 'confirmation' },
    ],
  },
  cart: {
    shared: {
      react: ['useState'],
      '@odeta/storefront': ['ApiError', 'useStore'],
      '@odeta/storefront/i18n': ['useTexts'],
      '@odeta/ui': ['Button', 'text.spoken'],
    },
    passed: [{ module: '@odeta/ui', name: 'Button', at: 0, fields: ['kind', 'wide', 'data-test'] }],
    exports: { [calls]: ['checkItems', 'readCartInit'] },
    literals: [
      { kind: 'sends', name: 'cart.changed' },
      { kind: 'hears', name: 'page.restored' },
      { kind: 'writes', name: 'confirmation' },
      { kind: 'writes', name: 'drafts.1', file: path.join(workspace, 'cart-mfe/src/cart/drafts.ts') },
    ],
  },
};

/** Edits declarations of the shared modules, for another version of the shell. */
export type EditDeclarations = (files: Record<string, string>) => void;

/**
 * A shell and a cart with these uses, optionally with declarations of the shared modules, the API, and the installed apps: nothing is
 * broken between them.
 */
export async function createDeployWorld({ isDeclared = false } = {}) {
  const emitted = isDeclared ? await emitDeclarations(workspace) : null;
  const unitOf = (name: string) => {
    const unit = findUnits().find((one) => one.name === name);
    if (!unit) throw new Error(`There is no ${name}`);
    return unit;
  };

  async function describe(name: string, declared: EmittedDeclarations | null): Promise<KnownVersion> {
    const shared = name === 'shell' ? { provides: providedVersions() } : { requires: requiredRanges() };
    const found = await describeUses(
      unitOf(name),
      { ...nothingCollected, ...collected[name] },
      { root: workspace, ...shared },
    );
    const uses = JSON.parse(JSON.stringify(found));
    return { unit: name, version: '1', uses, declarations: declared && declarationsFor(uses, declared) };
  }

  return {
    shell: await describe('shell', emitted),
    cart: await describe('cart', emitted),
    api: await readOwnApi(),
    shellWith: async (edit: EditDeclarations): Promise<KnownVersion> => {
      if (!emitted) throw new Error('This world has no declarations');
      const files = { ...emitted.files };
      edit(files);
      return { ...(await describe('shell', { ...emitted, files })), version: '2' };
    },
  };
}
export type DeployWorld = Awaited<ReturnType<typeof createDeployWorld>>;

/** What would break if `now` was released beside the others, as printed by the command. */
export async function findBroken(now: KnownVersion, surroundings: Partial<Surroundings>) {
  const edges = await findBrokenEdges(now, {
    before: null,
    fallback: surroundings.before ?? null,
    live: [],
    fallbacks: [],
    api: null,
    apps: readApps(),
    root: workspace,
    ...surroundings,
  });
  return edges;
}

/** The next version, with changed content. */
export function next(version: KnownVersion, edit: (uses: NonNullable<KnownVersion['uses']>) => void): KnownVersion {
  const copy = structuredClone(version);
  if (copy.uses) edit(copy.uses);
  return { ...copy, version: '2' };
}
