import { WAREHOUSE_PATH, WAREHOUSE_SIGNATURE, WarehouseEventSchema } from '@odeta/contracts/warehouse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { receiveEvent } from './receive-event.ts';
import { isSigned } from './signature.ts';
import type { WarehouseDeps } from './warehouse-deps.ts';
import { OrdersQuerySchema, readWarehouseOrders } from './warehouse-orders.ts';
import { WAREHOUSE_SCHEMA_PATH, warehouseSchema } from './warehouse-schema.ts';

/**
 * The port of the warehouse: it reads which orders there are and reports what happens to them, each request signed with its time.
 * An event is answered with 200 only when it is recorded, so that the warehouse sends it again; received twice, it changes nothing.
 */
export function warehouseRoutes(app: FastifyInstance, deps: WarehouseDeps): void {
  const schema = JSON.stringify(warehouseSchema(), null, 2);
  app.get(WAREHOUSE_SCHEMA_PATH, async (_, reply) => reply.type('application/schema+json').send(schema));

  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.addHook('preValidation', async (request) => demandSignature(deps, request));
    own.addHook('onSend', async (_request, reply: FastifyReply) => void reply.header('cache-control', 'no-store'));
    const options = { config: { limit: false }, schema: { hide: true } } as const;

    own.post(`${WAREHOUSE_PATH}/events`, options, ({ body }) =>
      receiveEvent(deps, demand(v.pipe(v.string(), v.parseJson(), WarehouseEventSchema), textOf(body))),
    );
    own.get(`${WAREHOUSE_PATH}/orders`, options, ({ query }) =>
      readWarehouseOrders(deps.db, demand(OrdersQuerySchema, query)),
    );
  });
}

const textOf = (body: unknown) => (Buffer.isBuffer(body) ? body.toString('utf8') : '');

/** Not the clock that tests set: it is about the age of this request. */
function demandSignature({ warehouseKey, security }: WarehouseDeps, request: FastifyRequest): void {
  const { method, url: path, body, headers, ip } = request;
  if (isSigned(warehouseKey, headers[WAREHOUSE_SIGNATURE], { method, path, body: textOf(body) }, Date.now())) return;
  security.record('warehouse-refused', { ip, requestId: String(request.id) });
  throw new ApiError('validation', { status: 401 });
}

/** The answer is for a program: it names the field, in no language of a country. */
function demand<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new ApiError('validation', {
    validation: Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? 'body', [issue.message]])),
  });
}
