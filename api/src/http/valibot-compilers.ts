import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { cutOf } from './cut-answer.ts';
import { cleanInput } from './typed-input.ts';
import { InputError } from './validation.ts';

export const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~standard' in value;

/**
 * Lets Fastify validate input with valibot schemas, after the rule for typed text (`cleanInput`). Responses contain only what their contract names; with `checkAnswers` a response that
 * violates its contract otherwise is an error.
 */
export function useValibot(app: FastifyInstance, { checkAnswers }: { checkAnswers: boolean }): void {
  app.setValidatorCompiler<unknown>(({ schema, httpPart = '' }) => (data) => {
    if (!isSchema(schema)) return { value: data };
    const result = v.safeParse(schema, httpPart === 'headers' ? data : cleanInput(data));
    return result.success ? { value: result.output } : { error: new InputError(httpPart, result.issues) };
  });

  app.setSerializerCompiler<unknown>(({ schema }) => {
    if (!isSchema(schema)) return (data) => JSON.stringify(data);
    if (checkAnswers) return (data) => JSON.stringify(checkedAnswer(schema, data));
    const cut = cutOf(schema);
    return (data) => JSON.stringify(cut(data));
  });
}

function checkedAnswer(schema: v.GenericSchema, data: unknown): unknown {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw new Error(`The answer does not fit its contract: ${JSON.stringify(v.flatten(result.issues))}`);
}
