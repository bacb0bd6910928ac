import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/** The bare server that the API is compared with: the API's version of Fastify with one route. */
const require = createRequire(path.join(import.meta.dirname, '../api/package.json'));
const { fastify } = require('fastify') as { fastify: () => Bare };
const app = fastify();
app.get('/', async () => ({ hello: 'world' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

interface Bare {
  get(path: string, handler: () => Promise<object>): void;
  listen(address: { port: number; host: string }): Promise<string>;
}
