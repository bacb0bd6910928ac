import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { type HandledEndpoint, openApiOf } from './openapi-document.ts';

/** The page is made of files of its own and reads the document: nothing else may be loaded, run or sent. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** OpenAPI 3.1 of these endpoints at `/api/openapi.json`, to be read at `/api/docs`. */
export async function documentEndpoints(app: FastifyInstance, endpoints: readonly HandledEndpoint[]): Promise<void> {
  const document = openApiOf(endpoints);
  app.get('/api/openapi.json', async () => document);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    uiConfig: { supportedSubmitMethods: [], validatorUrl: null },
  });
}
