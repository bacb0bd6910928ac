import type { FastifyInstance } from 'fastify';

/** The shop's letter on its ink. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1b1917"/><circle cx="16" cy="16" r="8" fill="none" stroke="#fff" stroke-width="2.500"/></svg>`;

export function favicon(app: FastifyInstance) {
  for (const address of ['/favicon.svg', '/favicon.ico']) {
    app.get(address, (_, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(icon),
    );
  }
}
