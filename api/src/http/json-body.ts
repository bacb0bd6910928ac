import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Takes JSON and nothing else. PostgreSQL has no place for the character NUL and for halves of characters: what holds
 * them is refused here, whatever field it stands in, and never reaches a statement.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    parse(request, text, (error, body) => {
      done(error ?? (isPayload(body, text) ? null : new Refusal('validation')), body);
    });
  });

  app.addHook('onRequest', (request, _reply, done) => {
    done(request.url.includes('%00') ? new Refusal('validation', { status: 400 }) : undefined);
  });
}

/** Every call takes an object. What cannot be stored can only be written with an escape. */
const isPayload = (body: unknown, text: string) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && (!text.includes('\\u') || isStorable(body));

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
}
