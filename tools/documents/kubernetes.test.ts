import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@odeta/api/config';
import { productionProblems } from '@odeta/api/production';
import { EdgeConfigSchema } from '@odeta/edge/config';
import { workspace } from '@odeta/workspace/workspace';
import * as v from 'valibot';
import { parse } from 'yaml';
import { commands } from '../command-list.ts';
import { ShopConfigSchema } from '../shop/environment.ts';
import { folder, type Manifest, manifestsIn, problemsOf } from './manifests.ts';

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string } };
}

interface Container {
  image: string;
  command: string[];
  ports?: { name: string; containerPort: number }[];
  envFrom: { configMapRef: { name: string } }[];
  env: Variable[];
  startupProbe?: { httpGet: { path: string } };
  readinessProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
}

const overlays = ['overlays/production', 'overlays/staging'];
/** Kinds that overlays may add. */
const added = ['Ingress', 'Namespace'];
const base = manifestsIn('base');
const ofKind = (kind: string): Manifest[] =>
  base.map(({ manifest }) => manifest).filter((manifest) => manifest.kind === kind);
const named = (kind: string, name: string) => ofKind(kind).find(({ metadata }) => metadata.name === name);
const podOf = ({ spec }: Manifest) => spec.template.spec;
const containerOf = (manifest: Manifest): Container => podOf(manifest).containers[0];
const isOurs = (manifest: Manifest) => containerOf(manifest).image === 'odeta/shop';
const deployments = ofKind('Deployment').filter(isOurs);
const programs = [...deployments, ...ofKind('Job')];

/** What a program gets, with an example in the place of each secret. The password is only a part of addresses. */
function environmentOf(manifest: Manifest, changes: Record<string, string> = {}): Record<string, string> {
  const { env, envFrom } = containerOf(manifest);
  const shared = envFrom.map(({ configMapRef }) => named('ConfigMap', configMapRef.name)?.data);
  const own = env.map(({ name, value }) => [name, value ?? examples[name] ?? 'postgres://shop:x@shop-rw:5432/shop']);
  const { DATABASE_PASSWORD: _, ...known } = Object.assign({}, ...shared, Object.fromEntries(own), changes);
  return known;
}

const examples: Record<string, string> = {
  APP_SECRET: 's'.repeat(40),
  APP_SECRET_FORMER: '',
  WAREHOUSE_KEY: 'w'.repeat(40),
  SMTP_URL: 'smtp://mail.example:587',
  PAYU_ACCOUNTS: JSON.stringify({
    pl: { posId: '1', clientId: '1', clientSecret: 'x', secondKey: 'x', signatures: ['SHA-256'] },
  }),
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As kustomize merges a patch: objects by field, everything else is replaced. */
function merge(base: unknown, patch: unknown): unknown {
  if (!isObject(base) || !isObject(patch)) return patch;
  const merged = Object.entries(patch).map(([name, value]) => [name, merge(base[name], value)]);
  return { ...base, ...Object.fromEntries(merged) };
}

/** The base, and each overlay as it adds to and changes the base. */
const checked = [
  ...base,
  ...overlays.flatMap(manifestsIn).map(({ file, manifest }) => ({
    file,
    manifest: merge(named(manifest.kind, manifest.metadata.name), manifest) as Manifest,
  })),
];

const edge = named('Deployment', 'edge') as Manifest;
const misspelt = { ...edge, spec: { ...edge.spec, replicaz: 2 } };
const mistyped = { ...edge, spec: { ...edge.spec, replicas: 'two' } };
const problems = problemsOf([misspelt, mistyped, ...checked.map(({ manifest }) => manifest)]);

test('every object is valid by the published schema of its kind', () => {
  const found = checked.map(({ file, manifest }, at) => [
    file,
    manifest.kind,
    manifest.metadata.name,
    problems[at + 2],
  ]);
  expect(found.filter(([, , , own]) => own?.length !== 0)).toEqual([]);
});

test('a field that is misspelt or has the wrong type is found', () => {
  expect(problems[0]).toEqual(['unknown field .spec.replicaz']);
  expect(problems[1]).toEqual([expect.stringContaining('spec/replicas must be integer')]);
});

test.each(programs.map((manifest) => [manifest.metadata.name, manifest] as const))(
  '%s runs an existing command of the image with known and valid variables',
  (name, manifest) => {
    const [program, file = '', command = ''] = containerOf(manifest).command;
    expect([program, existsSync(path.join(workspace, file))]).toEqual(['node', true]);
    if (file === 'tools/commands.ts') expect(Object.keys(commands)).toContain(command);
    const environment = environmentOf(manifest);
    expect(Object.keys(environment).filter((one) => !(one in ShopConfigSchema.entries))).toEqual([]);
    if (name === 'edge') expect(v.safeParse(EdgeConfigSchema, environment)).toMatchObject({ success: true });
    else expect(productionProblems(readConfig(environment))).toEqual([]);
  },
);

test('edge, api and worker listen on the ports of their services, and are probed at /ready and /health', () => {
  const paths = {
    edge: ['/ready', '/health'],
    api: ['/api/ready', '/api/health'],
    worker: ['/api/ready', '/api/health'],
  };
  for (const [name, [ready, health]] of Object.entries(paths)) {
    const { ports = [], ...container } = containerOf(named('Deployment', name) as Manifest);
    const { PORT, METRICS_PORT } = environmentOf(named('Deployment', name) as Manifest);
    expect(ports.map(({ containerPort }) => String(containerPort))).toEqual([PORT, METRICS_PORT]);
    const { startupProbe, readinessProbe, livenessProbe } = container;
    const probed = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet.path);
    expect([name, ...probed]).toEqual([name, ready, ready, health]);
  }
  const { API_URL } = environmentOf(named('Deployment', 'edge') as Manifest);
  expect(API_URL).toBe(`http://api:${named('Service', 'api')?.spec.ports[0].port}`);
});

test('only workers do the background work, and no service sends requests to them', () => {
  const works = ['api', 'worker'].map((name) => environmentOf(named('Deployment', name) as Manifest).BACKGROUND_WORK);

  expect(works).toEqual(['0', '1']);
  expect(ofKind('Service').map(({ spec }) => spec.selector.app)).toEqual(['api', 'edge', 'valkey']);
});

test('selectors match the pods of a program, and autoscalers and disruption budgets name an existing one', () => {
  const labels = ofKind('Deployment').map(({ spec }) => spec.template.metadata.labels.app);
  for (const { spec } of [...ofKind('Service'), ...ofKind('PodDisruptionBudget')])
    expect(labels).toContain((spec.selector.matchLabels ?? spec.selector).app);
  for (const { spec } of ofKind('HorizontalPodAutoscaler')) expect(labels).toContain(spec.scaleTargetRef.name);
  for (const { metadata, spec } of deployments) {
    expect(spec.selector.matchLabels).toEqual({ app: metadata.name });
    // SHUTDOWN_DELAY_SECONDS, and the 15 seconds for requests that have begun.
    const { SHUTDOWN_DELAY_SECONDS } = environmentOf(named('Deployment', metadata.name) as Manifest);
    expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(SHUTDOWN_DELAY_SECONDS) + 15);
  }
});

test('every secret comes by reference, and the guide says how it is made', () => {
  const guide = readFileSync(path.join(workspace, 'docs/kubernetes.md'), 'utf8');
  const keys = programs
    .flatMap((manifest) => containerOf(manifest).env)
    .flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
  for (const { key } of keys.filter(({ name }) => name !== 'shop-app'))
    expect(guide).toContain(`--from-literal=${key}=`);

  const open = ofKind('ConfigMap').flatMap(({ data = {} }) => Object.keys(data));
  expect(open.filter((name) => /SECRET|PASSWORD|KEY$|ACCOUNTS|SMTP/.test(name))).toEqual([]);
});

test.each(['base', ...overlays])('the kustomization of %s names files that exist, and all of them', (place) => {
  const { resources = [], patches = [] } = parse(readFileSync(path.join(folder, place, 'kustomization.yaml'), 'utf8'));
  const files: string[] = [...resources, ...patches.map((patch: { path: string }) => patch.path)];

  for (const file of files) expect([file, existsSync(path.join(folder, place, file))]).toEqual([file, true]);
  const listed = files.filter((file) => !file.startsWith('..')).map((file) => `${place}/${file}`);
  expect([...new Set(manifestsIn(place).map(({ file }) => file))].sort()).toEqual(listed.sort());
});

test.each(overlays)('%s changes objects and variables that exist', (place) => {
  for (const { manifest } of manifestsIn(place)) {
    const { kind, metadata, data = {} } = manifest;
    const changed = named(kind, metadata.name);
    expect(Object.keys(data).filter((name) => !(name in ShopConfigSchema.entries))).toEqual([]);
    expect([metadata.name, changed !== undefined || added.includes(kind)]).toEqual([metadata.name, true]);
  }
});

test('staging runs with the test environment of the bank', () => {
  const [
    {
      manifest: { data = {} },
    } = { manifest: {} as Manifest },
  ] = manifestsIn('overlays/staging');

  expect(() => readConfig(environmentOf(named('Deployment', 'api') as Manifest, data))).not.toThrow();
});
