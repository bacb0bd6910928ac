import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { findPrepared, prepareRelease } from './prepared-release.ts';
import { browserFiles, createUnit } from './testing/unit.ts';
import type { Unit } from './workspace.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'builds-'));

const prepare = (unit: Unit, builds: string, { routes = [{ path: '/cart' }], origin = {} } = {}) =>
  prepareRelease(unit, builds, { build: { ...browserFiles, routes }, origin });

test('a release lists its files with what they must be, its addresses and where it comes from', () => {
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

test('the same content is the same version, whenever it was built; other content or addresses are another one', () => {
  const versions = [
    prepare(createUnit(), newFolder(), { origin: { builtAt: '2026-01-01T00:00:00.000Z', commit: 'a' } }),
    prepare(createUnit(), newFolder(), { origin: { builtAt: '2026-01-02T00:00:00.000Z', commit: 'b' } }),
    prepare(createUnit('other()'), newFolder()),
    prepare(createUnit(), newFolder(), { routes: [{ path: '/cart' }, { path: '/cart/gift' }] }),
  ].map(({ version }) => version);

  expect(versions[1]).toBe(versions[0]);
  expect(new Set(versions).size).toBe(3);
});

test('the last build of a unit is found by its sources, and is the only one that is kept', () => {
  const [builds, unit] = [newFolder(), createUnit()];
  const first = prepare(unit, builds, { origin: { sources: 'first' } });
  const second = prepare(createUnit('other()'), builds, { origin: { sources: 'second' } });

  expect(findPrepared(unit, builds, 'second')).toEqual(second);
  expect(findPrepared(unit, builds, 'first')).toBeUndefined();
  expect(existsSync(first.folder)).toBe(false);
});
