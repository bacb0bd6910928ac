import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ApiConfigSchema } from '@odeta/api/config';
import { countryCodes } from '@odeta/contracts';
import { createKeyPair } from '@odeta/delivery/releases/keys';
import { EdgeConfigSchema } from '@odeta/edge/config';
import { findUnits, workspace } from '@odeta/workspace/workspace';
import * as v from 'valibot';
import { parse } from 'yaml';
import { commands } from '../command-list.ts';
import { ShopConfigSchema } from '../shop/environment.ts';

interface Service {
  build?: string;
  command?: string;
  restart: string;
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  volumes?: string[];
}

const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  read('docker-compose.yml'),
  { merge: true },
);
const dockerfile = read('Dockerfile');
const services = Object.entries(compose.services);
/** Services that run our image. */
const ours = services.filter(([, { build }]) => build);

test('the shop at scale has two replicas of edge and API, which are stateless', () => {
  expect(compose.services).toMatchObject({
    edge: { deploy: { replicas: 2 } },
    api: { deploy: { replicas: 2 } },
  });
});

test.each(ours)('%s runs an existing command', (_, { command = '' }) => {
  const [program, file = '', name = ''] = command.split(' ');

  expect(program).toBe('node');
  expect(existsSync(path.join(workspace, file))).toBe(true);
  if (file === 'tools/commands.ts') expect(Object.keys(commands)).toContain(name);
  else expect(name).toBe('');
});

test.each(ours)('%s gets only known environment variables with valid values', (_, { environment = {} }) => {
  const known = Object.keys(ShopConfigSchema.entries);
  // The variables that are filled in before deploying.
  const { publicKey, signingKey } = createKeyPair();
  const keys: Record<string, string> = { RELEASE_KEYS: publicKey, RELEASE_SIGNING_KEY: signingKey };
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    String(value).replace(/\$\{(\w+)[^}]*\}/g, (_whole, asked: string) => keys[asked] ?? asked.padEnd(32, 'x')),
  ]);

  expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
  expect(v.safeParse(ShopConfigSchema, Object.fromEntries(filled))).toMatchObject({ success: true });
});

test.each(services)('%s depends only on existing services, with conditions that they can fulfil', (_, service) => {
  const waits = Array.isArray(service.depends_on)
    ? service.depends_on.map((name) => [name, 'service_started'] as const)
    : Object.entries(service.depends_on ?? {}).map(([name, { condition }]) => [name, condition] as const);

  for (const [name, condition] of waits) {
    const target = compose.services[name];
    expect([name, target !== undefined]).toEqual([name, true]);
    if (condition === 'service_healthy') expect([name, target?.healthcheck?.test]).toEqual([name, expect.any(Array)]);
    // A service that always restarts never completes.
    if (condition === 'service_completed_successfully') expect([name, target?.restart]).toEqual([name, 'no']);
  }
});

test.each(services)('%s mounts only existing volumes and files', (_, { volumes = [] }) => {
  for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
    const exists = source.startsWith('.') ? existsSync(path.join(workspace, source)) : source in compose.volumes;
    expect([source, exists]).toEqual([source, true]);
  }
});

test('edge and API listen on all interfaces, at the ports where other services call them', () => {
  const { edge, api } = compose.services;
  const hosts = [
    v.parse(EdgeConfigSchema.entries.HOST, edge?.environment?.HOST),
    v.parse(ApiConfigSchema.entries.HOST, api?.environment?.HOST),
  ];

  expect(edge?.environment?.API_URL).toBe(`http://api:${api?.environment?.PORT}`);
  expect(hosts).toEqual(['0.0.0.0', '0.0.0.0']);
  expect(edge?.healthcheck?.test.join()).toContain(`:${edge?.environment?.PORT}/ready`);
  expect(api?.healthcheck?.test.join()).toContain(`:${api?.environment?.PORT}/api/ready`);
  expect(edge?.environment?.APP_SECRET).toBe(api?.environment?.APP_SECRET);
});

test.each(['replica', 'pooler', 'valkey'])('%s.yml adds services and known variables with valid values', (name) => {
  const added: typeof compose = parse(read(`deploy/compose/${name}.yml`), { merge: true });
  const known = Object.keys(compose.services);
  for (const [service, { environment = {}, depends_on: waits = {}, ...own }] of Object.entries(added.services)) {
    expect([service, known.includes(service) || 'image' in own]).toEqual([service, true]);
    for (const target of Object.keys(waits))
      expect(Object.keys({ ...compose.services, ...added.services })).toContain(target);
    if (!known.includes(service)) continue;
    const filled = Object.entries(environment).map(([key, value]) => [key, value.replace(/\$\{\w+\}/g, 'password')]);
    for (const [key = '', value] of filled) {
      const schema = ApiConfigSchema.entries[key as keyof typeof ApiConfigSchema.entries];
      expect([key, v.safeParse(schema, value).success]).toEqual([key, true]);
    }
  }
});

test('the image names no unit: a new one needs no line in it', () => {
  const folders = findUnits().map(({ folder }) => path.basename(folder));

  expect(folders).toContain('cart-mfe');
  expect(folders.filter((folder) => dockerfile.includes(folder))).toEqual([]);
});

test("the load balancer sends every country's visitors and the staff to edge", () => {
  const caddy = read('docs/scale/Caddyfile');

  for (const name of [...countryCodes, 'staff']) expect(caddy).toContain(` ${name}.localhost`);
  expect(caddy).toContain(`reverse_proxy edge:${compose.services.edge?.environment?.PORT} `);
});

test('the image installs all packages with the same pnpm version as other starts', () => {
  const [, pnpm = ''] = /PNPM = '([^']+)'/.exec(read('tools/launch.cjs')) ?? [];

  expect(dockerfile).toContain(`RUN npx -y ${pnpm} fetch\nCOPY . .\nRUN npx -y ${pnpm} install --frozen-lockfile`);
});
