import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@odeta/contracts';
import type { JsonSchema, Uses } from '@odeta/delivery/releases/uses';
import type { Unit } from '@odeta/workspace/workspace';
import type * as v from 'valibot';
import { askedSchema } from './asked-schema.ts';
import type { CollectedUses } from './collected-uses.ts';
import { describeLooks } from './describe-looks.ts';
import { jsonSchemaOf } from './json-schema-of.ts';
import { sentSchema } from './sent-schema.ts';

type Schemas = Record<string, v.GenericSchema>;

interface Asked {
  root: string;
  /** Version ranges that a remote accepts of the shared modules that have versions. */
  requires?: Record<string, string> | undefined;
  /** Their versions in the shell. */
  provides?: Record<string, string> | undefined;
}

export async function describeUses(unit: Unit, collected: CollectedUses, asked: Asked): Promise<Uses> {
  const { root, requires = {}, provides = {} } = asked;
  const known = await readEventSchemas(unit, root);
  const named = (kind: string) => namesOf(collected, kind);
  const bridge = await describeBridge(collected, root);
  return {
    shared: Object.fromEntries(
      Object.entries(collected.shared)
        .sort(byName)
        .map(([module, names]) => [module, { range: requires[module] ?? '*', names }]),
    ),
    provides,
    ...(Object.keys(collected.gives).length > 0 && { gives: collected.gives }),
    ...(collected.exposes.length > 0 && { exposes: collected.exposes }),
    sends: asSent(schemasOf(named('sends'), known, unit), collected),
    hears: schemasOf(named('hears'), known, unit),
    endpoints: await describeEndpoints(collected, root),
    reads: named('reads'),
    writes: named('writes'),
    owns: namesOf({ literals: collected.literals.filter(isOf(unit)) }, 'writes'),
    passes: passedFields(collected),
    ...describeLooks(unit, collected),
    links: collected.links,
    ...(bridge && { bridge }),
  };
}

const isOf =
  ({ folder }: Unit) =>
  ({ file }: { file?: string }) =>
    file?.startsWith(folder + path.sep) ?? false;

const namesOf = ({ literals }: Pick<CollectedUses, 'literals'>, kind: string) =>
  [...new Set(literals.filter((found) => found.kind === kind).map(({ name }) => name))].sort();

/** Schemas of the storefront's events, and of the unit's own. */
async function readEventSchemas(unit: Unit, root: string): Promise<Schemas> {
  const files = [path.join(root, 'shared/storefront/src/event-schemas.ts'), path.join(unit.folder, 'src/events.ts')];
  const modules = await Promise.all(files.filter((file) => existsSync(file)).map((file) => import(file)));
  return Object.assign({}, ...modules.map(({ eventSchemas }) => eventSchemas));
}

function schemasOf(names: readonly string[], known: Schemas, unit: Unit): Record<string, JsonSchema> {
  return Object.fromEntries(
    names.map((name) => {
      const schema = known[name];
      if (schema) return [name, jsonSchemaOf(schema)];
      const unitFile = `${path.basename(unit.folder)}/src/events.ts`;
      throw new Error(`The event "${name}" has no schema: add it to ${unitFile} (docs/add-an-event.md).`);
    }),
  );
}

const asSent = (schemas: Record<string, JsonSchema>, { sent }: CollectedUses) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const facts = sent.filter(({ event }) => event === name);
      return [name, sentSchema(schema, facts)];
    }),
  );

/** Fields of what is passed to each name of a shared module: `Button 0` for the first parameter. */
function passedFields({ passed }: CollectedUses): Uses['passes'] {
  const found: Record<string, Record<string, string[]>> = {};
  for (const { module, name, at, fields } of passed) {
    const ofModule = found[module] ?? {};
    found[module] = ofModule;
    ofModule[`${name} ${at}`] = [...new Set([...(ofModule[`${name} ${at}`] ?? []), ...fields])].sort();
  }
  return Object.fromEntries(
    Object.entries(found)
      .sort(byName)
      .map(([module, names]) => [module, Object.fromEntries(Object.entries(names).sort(byName))]),
  );
}

/** The endpoints of the contracts that remain after tree shaking. */
async function describeEndpoints({ exports, asks }: CollectedUses, root: string): Promise<Uses['endpoints']> {
  const contracts = path.join(root, 'shared/contracts/src/');
  const mentioned = new Set(asks);
  const found: [string, Uses['endpoints'][string]][] = [];
  for (const [file, names] of Object.entries(exports).filter(([file]) => file.startsWith(contracts))) {
    const module: Record<string, unknown> = await import(file);
    for (const value of names.map((name) => module[name]))
      if (isEndpoint(value)) found.push([`${value.method} ${value.path}`, asAsked(partsOf(value), mentioned)]);
  }
  return Object.fromEntries(found.sort(byName));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'body' in value;
}

export const partsOf = ({ params, query, payload, body }: Endpoint) => ({
  ...(params && { params: jsonSchemaOf(params) }),
  ...(query && { query: jsonSchemaOf(query) }),
  ...(payload && { payload: jsonSchemaOf(payload) }),
  answer: jsonSchemaOf(body),
});

/** Of a request without the optional fields that the unit never mentions: it does not send them. */
const asAsked = ({ query, payload, ...parts }: ReturnType<typeof partsOf>, mentioned: ReadonlySet<string>) => ({
  ...parts,
  ...(query && { query: askedSchema(query, mentioned) }),
  ...(payload && { payload: askedSchema(payload, mentioned) }),
});

/** A unit uses the app bridge if its schemas are in the bundle. */
async function describeBridge({ exports }: CollectedUses, root: string): Promise<Uses['bridge']> {
  const folder = path.join(root, 'shared/contracts/src/app-bridge/');
  if (!exports[`${folder}to-web.ts`]?.includes('toWebSchemas')) return undefined;
  const { APP_BRIDGE_VERSION, toAppSchemas, toWebSchemas } = await import(`${folder}index.ts`);
  return { version: APP_BRIDGE_VERSION, sends: bridgeSchemas(toAppSchemas), hears: bridgeSchemas(toWebSchemas) };
}

const bridgeSchemas = (schemas: Schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, jsonSchemaOf(schema)]));

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
