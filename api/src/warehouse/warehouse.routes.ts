import {
  StockReportSchema,
  WAREHOUSE_PATH,
  WAREHOUSE_SIGNATURE,
  WarehouseEventSchema,
} from '@odeta/contracts/warehouse';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import { readStock, StockQuerySchema } from './read-stock.ts';
import { receiveEvent } from './receive-event.ts';
import { receiveStock } from './receive-stock.ts';
import { isSigned } from './signature.ts';
import type { WarehouseDeps } from './warehouse-deps.ts';
import { OrdersQuerySchema, readWarehouseOrders } from './warehouse-orders.ts';
import { WAREHOUSE_SCHEMA_PATH, warehouseSchema } from './warehouse-schema.ts';

/**
 * The API for the warehouse: it reads orders and stock, sends events, and reports its stock, each request with a signature that includes its time. An event is answered
 * with 200 only after it is stored, because otherwise the warehouse sends it again; processing is idempotent.
 */
export function warehouseRoutes(app: FastifyInstance, deps: WarehouseDeps): void {
  const schema = JSON.stringify(warehouseSchema(), null, 2);
  app.get(WAREHOUSE_SCHEMA_PATH, async (_, reply) => reply.type('application/schema+json').send(schema));

  app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.addHook('preValidation', async (request) => requireSignature(deps, request));
    own.addHook('onSend', async (_request, reply: FastifyReply) => void reply.header('cache-control', 'no-store'));
    const options = { config: { limit: false, sender: 'server' }, schema: { hide: true } } as const;

    own.post(`${WAREHOUSE_PATH}/events`, options, ({ body }) =>
      receiveEvent(deps, demand(v.pipe(v.string(), v.parseJson(), WarehouseEventSchema), textOf(body))),
    );
    own.get(`${WAREHOUSE_PATH}/orders`, options, ({ query }) =>
      readWarehouseOrders(deps.db, demand(OrdersQuerySchema, query)),
    );
    own.post(`${WAREHOUSE_PATH}/stock`, options, ({ body }) =>
      receiveStock(deps, demand(v.pipe(v.string(), v.parseJson(), StockReportSchema), textOf(body))),
    );
    own.get(`${WAREHOUSE_PATH}/stock`, options, ({ query }) => readStock(deps.db, demand(StockQuerySchema, query)));
  });
}

const textOf = (body: unknown) => (Buffer.isBuffer(body) ? body.toString('utf8') : '');

function requireSignature({ warehouseKey, security, clock }: WarehouseDeps, request: FastifyRequest): void {
  const { method, url: path, body, headers, ip } = request;
  const asked = { method, path, body: textOf(body) };
  if (isSigned(warehouseKey, headers[WAREHOUSE_SIGNATURE], asked, clock().getTime())) return;
  security.record('warehouse-refused', { ip, requestId: String(request.id) });
  throw new ApiError('validation', { status: 401 });
}

/** Messages are in English and name the field, because the client is a program. */
function demand<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new ApiError('validation', {
    validation: Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? 'body', [issue.message]])),
  });
}
