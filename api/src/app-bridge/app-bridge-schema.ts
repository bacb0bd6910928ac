import { APP_BRIDGE_VERSION, toAppSchemas, toWebSchemas } from '@odeta/contracts/app-bridge';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';

export const APP_BRIDGE_PATH = `/api/app-bridge/v${APP_BRIDGE_VERSION}.json`;

const schemaOf = (schema: v.GenericSchema) => {
  const { $schema: _, ...json } = toJsonSchema(schema, { target: 'draft-2020-12' });
  return json;
};

const schemasOf = (prefix: string, schemas: Record<string, v.GenericSchema>) =>
  Object.entries(schemas).map(([type, schema]) => [`${prefix}.${type}`, schemaOf(schema)] as const);

const refsOf = (definitions: readonly (readonly [string, unknown])[]) => ({
  oneOf: definitions.map(([name]) => ({ $ref: `#/$defs/${name}` })),
});

/**
 * JSON Schema 2020-12 of every message, generated from the contracts; `#/$defs/toApp` and `#/$defs/toWeb` are the messages of each
 * direction.
 */
export function appBridgeSchema(): object {
  const toApp = schemasOf('toApp', toAppSchemas);
  const toWeb = schemasOf('toWeb', toWebSchemas);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: APP_BRIDGE_PATH,
    title: `Odeta app bridge, version ${APP_BRIDGE_VERSION}`,
    anyOf: [{ $ref: '#/$defs/toApp' }, { $ref: '#/$defs/toWeb' }],
    $defs: { toApp: refsOf(toApp), toWeb: refsOf(toWeb), ...Object.fromEntries([...toApp, ...toWeb]) },
  };
}

export function appBridgeRoute(app: FastifyInstance): void {
  const schema = JSON.stringify(appBridgeSchema(), null, 2);
  app.get(APP_BRIDGE_PATH, async (_, reply) => reply.type('application/schema+json').send(schema));
}
