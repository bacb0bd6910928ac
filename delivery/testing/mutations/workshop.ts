import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { providedVersions, requiredRanges } from '@odeta/build/singletons';
import type { Uses } from '@odeta/delivery/releases/uses';
import { findUnits, type Unit } from '@odeta/workspace/workspace';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';
import type { OpenApi } from '../../src/can-deploy/api-edges.ts';
import { readApps } from '../../src/can-deploy/bridge-edges.ts';
import { describeEdges } from '../../src/can-deploy/describe-edges.ts';
import { findApiEdges, findBrokenEdges } from '../../src/can-deploy/find-edges.ts';
import type { KnownVersion } from '../../src/can-deploy/known-version.ts';
import { type EmittedDeclarations, emitDeclarations } from '../../src/uses/emit-declarations.ts';
import { withDeclarations } from '../../src/uses/write-uses.ts';
import type { Mutation, Verdict } from './mutation.ts';
import { createRecorder } from './record-unit.ts';

/**
 * A copy of the workspace in which each mutation is made, compiled by the units' own configurations, recorded, compared with the named
 * units, or with all, as they were before, and undone.
 */
export async function openWorkshop(names?: readonly string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'mutations-'));
  copyWorkspace(root);
  const units = findUnits(root).filter(({ name }) => names?.includes(name) ?? true);
  const recorders = new Map<string, Awaited<ReturnType<typeof createRecorder>>>();
  const emitted = await emitDeclarations(root);
  const api: OpenApi = await describeHere({ root });
  const live: KnownVersion[] = [];
  for (const unit of units) {
    recorders.set(unit.name, await createRecorder(unit));
    live.push(await read(unit, '1', emitted));
  }

  async function read(unit: Unit, version: string, declarations: EmittedDeclarations): Promise<KnownVersion> {
    const collected = await recorders.get(unit.name)?.record();
    const versions = unit.name === 'shell' ? { provides: providedVersions() } : { requires: requiredRanges() };
    if (!collected) throw new Error(`${unit.name} has no recorder`);
    const described: { uses: Uses; routes: string[] } = await describeHere({ root, unit, collected, versions });
    const { uses, declared } = withDeclarations(described.uses, collected, declarations);
    return { unit: unit.name, version, uses, declarations: declared, routes: described.routes };
  }

  async function edgesOf({ released, edits }: Mutation) {
    if (released === 'api') {
      const document: OpenApi = await describeHere({ root });
      return live.flatMap((user) => findApiEdges(user, document));
    }
    const unit = units.find(({ name }) => name === released);
    if (!unit) throw new Error(`There is no ${released}`);
    const isShared = edits.some(([file]) => /^shared\/.+\.tsx?$/.test(file));
    const now = await read(unit, '2', isShared ? await emitDeclarations(root) : emitted);
    const before = live.find((one) => one.unit === released) ?? null;
    const others = live.filter((one) => one.unit !== released);
    const asked = { before, fallback: before, live: others, fallbacks: [], api, apps: readApps(), root };
    return findBrokenEdges(now, asked);
  }

  return {
    async judge(mutation: Mutation): Promise<Verdict> {
      const start = performance.now();
      const undo = edit(root, mutation.edits);
      const verdict = { what: mutation.what, lines: [] };
      try {
        const lines = describeEdges(await edgesOf(mutation)).map((line) => line.replace(/(?<=\w)@[12]\b/g, ''));
        return { ...verdict, lines, milliseconds: Math.round(performance.now() - start) };
      } catch (error) {
        return { ...verdict, failure: String(error), milliseconds: Math.round(performance.now() - start) };
      } finally {
        undo();
      }
    },
    close() {
      for (const recorder of recorders.values()) recorder.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** @returns a function that restores what was there. */
function edit(root: string, edits: Mutation['edits']) {
  const originals = new Map<string, string | null>();
  for (const [name, from, to] of edits) {
    const file = path.join(root, name);
    const content = existsSync(file) ? readFileSync(file, 'utf8') : null;
    if (!originals.has(file)) originals.set(file, content);
    if (content !== null && (from === '' || !content.includes(from))) throw new Error(`${name} has no ${from}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content === null ? to : content.replace(from, () => to));
  }
  return () => {
    for (const [file, content] of originals) {
      if (content === null) rmSync(file);
      else writeFileSync(file, content);
    }
  };
}

/** Of a unit what it uses and its addresses, without one the document of the API. */
async function describeHere(asked: object) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'describe-here.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(asked));
  return JSON.parse(await text(child.stdout));
}
