import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { type HandledEndpoint, type OpenApiDocument, openApiOf } from './openapi-document.ts';

/** The page consists of its own files and reads the document; it may not load, run or send anything else. */
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

/**
 * OpenAPI 3.1 of these endpoints at `/api/openapi.json`, generated at the first request, because that takes as long as the rest of the
 * start.
 */
export function documentEndpoints(app: FastifyInstance, endpoints: readonly HandledEndpoint[]): () => OpenApiDocument {
  let document: OpenApiDocument | undefined;
  const read = () => {
    document ??= openApiOf(endpoints);
    return document;
  };
  app.get('/api/openapi.json', async () => read());
  return read;
}

/** Swagger UI for the document, at `/api/docs`. */
export async function serveDocumentPage(app: FastifyInstance, read: () => OpenApiDocument): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy,
    uiConfig: { supportedSubmitMethods: [], validatorUrl: null },
    transformSpecification: () => read(),
  });
}
