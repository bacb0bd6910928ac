import { countryOfHost, type FieldErrors } from '@odeta/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { textFor } from './texts.ts';

/**
 * Accepts only JSON. PostgreSQL cannot store the character NUL or unpaired surrogates: values with these are refused here, with the names
 * of their fields, before any statement.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    parse(request, text, (error, body) => done(error ?? apiErrorOf(request, body, text), body));
  });

  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.includes('%00')) return done();
    const fields = unstorableFields(request.query);
    // For a path there is no field to name.
    done(fields.length > 0 ? unstorable(request, fields) : new ApiError('validation', { status: 400 }));
  });
}

/** Every endpoint takes an object. The characters that cannot be stored can only be sent as escapes. */
function apiErrorOf(request: FastifyRequest, body: unknown, text: string): ApiError | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return new ApiError('validation');
  const fields = text.includes('\\u') ? unstorableFields(body) : [];
  return fields.length > 0 ? unstorable(request, fields) : null;
}

function unstorable(request: FastifyRequest, fields: readonly string[]): ApiError {
  const words = [textFor(countryOfHost(request.host), 'unreadable-character')];
  const validation: FieldErrors = Object.fromEntries(fields.map((field) => [field, words]));
  return new ApiError('validation', { validation });
}

/** Dot paths of values that cannot be stored; for a key that cannot be stored, the path of the object that contains it. */
function unstorableFields(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isStorable(key) ? unstorableFields(part, path ? `${path}.${key}` : key) : [path],
  );
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
