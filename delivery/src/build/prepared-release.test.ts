import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { ReleaseSchema } from '@odeta/contracts';
import type { Unit } from '@odeta/workspace/workspace';
import * as v from 'valibot';
import { browserFiles, createUnit } from '../../testing/unit.ts';
import { findPrepared, prepareRelease } from './prepared-release.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'builds-'));

const prepare = (unit: Unit, builds: string, { routes = [{ path: '/cart' }], origin = {} } = {}) =>
  prepareRelease(unit, builds, { build: { ...browserFiles, routes }, origin });

test('a release lists its files with integrity and size, its routes and its origin', () => {
  const origin = { sources: 'd', commit: 'c', builtAt: '2026-01-01T00:00:00.000Z' };
  const { folder } = prepare(createUnit(), newFolder(), { origin });

  const listed = v.parse(ReleaseSchema, JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')));

  expect(listed).toMatchObject({
    ...browserFiles,
    ...origin,
    server: 'server/server.cjs',
    routes: [{ path: '/cart' }],
  });
  expect(listed.files['browser/remote-entry.js']).toEqual({
    integrity: expect.stringMatching(/^sha384-/),
    bytes: 5,
    brotliBytes: expect.any(Number),
  });
});

test('the same content gets the same version at any build time; other content or routes get another version', () => {
  const versions = [
    prepare(createUnit(), newFolder(), { origin: { builtAt: '2026-01-01T00:00:00.000Z', commit: 'a' } }),
    prepare(createUnit(), newFolder(), { origin: { builtAt: '2026-01-02T00:00:00.000Z', commit: 'b' } }),
    prepare(createUnit('other()'), newFolder()),
    prepare(createUnit(), newFolder(), { routes: [{ path: '/cart' }, { path: '/cart/gift' }] }),
  ].map(({ version }) => version);

  expect(versions[1]).toBe(versions[0]);
  expect(new Set(versions).size).toBe(3);
});

test('source maps are in the release, but neither in its list of files nor in its version', () => {
  const map = 'server/maps/remote-entry.js.map.br';
  const [one, other] = ['one', 'other'].map((content) =>
    prepare(createUnit('run()', 'cart', { [map]: content }), newFolder()),
  );

  expect(other?.version).toBe(one?.version);
  expect(readFileSync(path.join(one?.folder ?? '', map), 'utf8')).toBe('one');
  expect(readFileSync(path.join(one?.folder ?? '', 'release.json'), 'utf8')).not.toContain('.map');
});

test('builds of a unit are found by their sources, and only the last two stay stored', () => {
  const [builds, unit] = [newFolder(), createUnit()];
  const [first, second, third] = ['first', 'second', 'third'].map((sources, index) => {
    const prepared = prepare(createUnit(`${sources}()`), builds, { origin: { sources } });
    utimesSync(path.join(prepared.folder, 'release.json'), index, index);
    return prepared;
  });

  expect(findPrepared(unit, builds, 'third')).toEqual(third);
  expect(findPrepared(unit, builds, 'second')).toEqual(second);
  expect(existsSync(first?.folder ?? '')).toBe(false);
});

test('an unchanged build result is found by its newest sources', () => {
  const [builds, unit] = [newFolder(), createUnit()];
  const before = prepare(unit, builds, { origin: { sources: 'before' } });

  expect(prepare(unit, builds, { origin: { sources: 'with a comment' } })).toEqual(before);

  expect(findPrepared(unit, builds, 'with a comment')).toEqual(before);
});

test('a build removes the files of an interrupted build, but not of a running one', () => {
  const builds = newFolder();
  const { pid: gone } = spawnSync(process.execPath, ['-e', '']);
  for (const pid of [gone, process.ppid]) mkdirSync(path.join(builds, `.draft-${pid}`));

  prepare(createUnit(), builds);

  expect([gone, process.ppid].map((pid) => existsSync(path.join(builds, `.draft-${pid}`)))).toEqual([false, true]);
});
