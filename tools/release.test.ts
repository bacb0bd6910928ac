import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DiscoverySchema, ReleaseSchema } from '@odeta/contracts';
import Ajv2019 from 'ajv/dist/2019';
import * as v from 'valibot';
import { publishRelease, writeDiscovery } from './release.ts';
import { readBuilt, rememberBuilt } from './source-digest.ts';
import { browserFiles, createUnit } from './testing/unit.ts';
import type { Unit } from './workspace.ts';

const createStore = () => mkdtempSync(path.join(tmpdir(), 'releases-'));

function release(unit: Unit, releases: string, routes = [{ path: '/cart' }]) {
  const version = publishRelease(unit, releases, { ...browserFiles, routes });
  rememberBuilt(releases, unit, { digest: 'd', version });
  return version;
}

const readJson = (...parts: string[]) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));

test('a release lists its files with what they must be, and its addresses', () => {
  const releases = createStore();
  const version = release(createUnit(), releases);

  const listed = v.parse(ReleaseSchema, readJson(releases, 'cart', version, 'release.json'));

  expect(listed).toMatchObject({ ...browserFiles, server: 'server/server.cjs', routes: [{ path: '/cart' }] });
  expect(listed.files['browser/remote-entry.js']?.integrity).toMatch(/^sha384-/);
});

test('the same content is the same release, other content or addresses are another one beside it', () => {
  const releases = createStore();

  const [first, again, ...others] = [
    release(createUnit(), releases),
    release(createUnit(), releases),
    release(createUnit('other()'), releases),
    release(createUnit(), releases, [{ path: '/cart' }, { path: '/cart/gift' }]),
  ];

  expect(again).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
  expect(readFileSync(path.join(releases, 'cart', first, 'browser/remote-entry.js'), 'utf8')).toBe('run()');
});

test('the discovery document fits the public schema', () => {
  const releases = createStore();
  const unit = createUnit();
  release(unit, releases);
  writeDiscovery(releases, [unit]);
  const document = readJson(releases, 'discovery.json');
  const schema = readJson(import.meta.dirname, 'testing/frontend-discovery.v1-pre.json');

  const validate = new Ajv2019({ strict: false }).compile(schema);

  expect(validate(document) || validate.errors).toBe(true);
  expect(v.parse(DiscoverySchema, document).microFrontends.cart?.[0]?.metadata.version).toBe(
    readBuilt(releases, unit)?.version,
  );
});

test('a build whose release is gone is no build', async () => {
  const releases = createStore();
  const unit = createUnit();
  rememberBuilt(createStoreFor(releases, unit), unit, { digest: 'd', version: '1.0.0-gone' });

  expect(readBuilt(releases, unit)).toBeUndefined();
});

function createStoreFor(releases: string, unit: Unit) {
  mkdirSync(path.join(releases, unit.name), { recursive: true });
  return releases;
}
