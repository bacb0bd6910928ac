import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { InputError } from './validation.ts';

export const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~standard' in value;

/** Lets Fastify check input with valibot schemas, and answers too when `checkAnswers` is set. */
export function useValibot(app: FastifyInstance, { checkAnswers }: { checkAnswers: boolean }): void {
  app.setValidatorCompiler<unknown>(({ schema, httpPart = '' }) => (data) => {
    if (!isSchema(schema)) return { value: data };
    const result = v.safeParse(schema, data);
    return result.success ? { value: result.output } : { error: new InputError(httpPart, result.issues) };
  });

  app.setSerializerCompiler<unknown>(({ schema }) => (data) => {
    if (!checkAnswers || !isSchema(schema)) return JSON.stringify(data);
    const result = v.safeParse(schema, data);
    if (result.success) return JSON.stringify(result.output);
    throw new Error(`The answer does not fit its contract: ${JSON.stringify(v.flatten(result.issues))}`);
  });
}
