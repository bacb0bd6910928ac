import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { CSRF_HEADER, commonProblems, SESSION_COOKIE } from '@odeta/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { withJsonSchemas } from './valibot-compilers.ts';

const description = `
Every call answers \`{ success: true, body, messages? }\` or refuses with a problem (\`application/problem+json\`).
Any call may refuse with ${commonProblems.map((code) => `\`${code}\``).join(', ')}; what else a call may refuse with stands with it.
The country is that of the host. Every POST carries the visitor's token in the header \`${CSRF_HEADER}\`; it is bound to the cookie \`${SESSION_COOKIE}\`.
Money is a decimal number in major units of the country's currency (R22).
`;

/** OpenAPI 3.1 of every call at `/api/openapi.json`, to be read at `/api/docs`. Must come before the routes. */
export async function documentCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Odeta', version: '1', description },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          csrf: { type: 'apiKey', in: 'header', name: CSRF_HEADER },
        },
      },
    },
    transform: withJsonSchemas,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { supportedSubmitMethods: [] },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
