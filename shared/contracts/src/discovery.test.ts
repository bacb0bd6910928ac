import * as v from 'valibot';
import { DISCOVERY_SCHEMA, type Discovery, findDefaultEntry, StoredDiscoverySchema } from './discovery.ts';

type Entry = Discovery['microFrontends'][string][number];

const entry = (version: string, rest: object = {}) => ({
  url: `/releases/cart/${version}/remote-entry.js`,
  metadata: { integrity: '', version },
  extras: { release: { url: `/releases/cart/${version}/release.json`, integrity: '' } },
  ...rest,
});
const live = entry('1', { deployment: { traffic: 100, default: true } });
const canary = (traffic: number, extras: object = {}) =>
  entry('2', { deployment: { traffic, default: false }, extras: { ...entry('2').extras, ...extras } });

const parse = (...entries: object[]) =>
  v.safeParse(StoredDiscoverySchema, { schema: DISCOVERY_SCHEMA, microFrontends: { cart: entries } });

test.each<[string, object[]]>([
  ['one version for everyone', [live]],
  ['one that says nothing of its deployment', [entry('1')]],
  [
    'a canary beside it',
    [live, canary(10, { audience: { countries: ['sk', 'hu'], clients: ['app'], appFrom: '3.1.0' } })],
  ],
  ['one for testers', [live, canary(0, { audience: { testersOnly: true } })]],
])('a document with %s is accepted', (_, entries) => {
  expect(parse(...entries)).toMatchObject({ success: true });
});

test.each<[string, object[]]>([
  ['no version at all', []],
  ['no default', [canary(10)]],
  ['two defaults', [live, entry('2')]],
  ['a version twice', [live, entry('1', { deployment: { traffic: 5, default: false } })]],
  ['a share of more than 100 %', [live, canary(101)]],
  ['a second entry without a url', [live, { ...canary(10), url: undefined }]],
  ['a field that is not in the public schema', [live, { ...canary(10), weight: 3 }]],
  ['an unknown country', [live, canary(10, { audience: { countries: ['xx'] } })]],
  ['an audience without countries', [live, canary(10, { audience: { countries: [] } })]],
])('a document with %s is rejected', (_, entries) => {
  expect(parse(...entries)).toMatchObject({ success: false });
});

test('the default version is found even if it is not the first entry', () => {
  const entries = [canary(10), live] as Entry[];

  expect(findDefaultEntry(entries)?.metadata.version).toBe('1');
});
