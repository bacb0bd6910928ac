import type { FormValues } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';

/** Bytes of a form. The longest texts of the shop, with their escapes, are far shorter. */
const MOST_BYTES = 65_536;
const MOST_FIELDS = 300;

/** `<unit>.<form>` */
const NAME = /^[a-z][a-z-]*\.[a-z][a-z-]*$/;

export interface SentForm {
  form: string;
  values: FormValues;
}

export function addFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    async (_: unknown, text: string) => new URLSearchParams(text),
  );
}

/** A posted form, which names itself in the field `form`; `null` for anything else. */
export function readForm(body: unknown): SentForm | null {
  if (!(body instanceof URLSearchParams) || body.size > MOST_FIELDS) return null;
  const form = body.getAll('form').at(-1) ?? '';
  if (!NAME.test(form)) return null;
  const values = new Map<string, string[]>();
  for (const [name, value] of body) values.set(name, [...(values.get(name) ?? []), value.toWellFormed()]);
  return { form, values: Object.fromEntries(values) };
}
