import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as v from 'valibot';
import { InputError } from './validation.ts';

const isSchema = (value: unknown): value is v.GenericSchema =>
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

/** For the OpenAPI document: the schemas of a route as JSON Schema. */
export function withJsonSchemas({ schema, url }: { schema: FastifySchema; url: string }): {
  schema: FastifySchema;
  url: string;
} {
  const { body, querystring, params, headers, response, ...facts } = schema as FastifySchema & Record<string, unknown>;
  const input = { body, querystring, params, headers };
  const answers = Object.entries((response ?? {}) as Record<string, unknown>);
  return {
    url,
    schema: {
      ...facts,
      ...Object.fromEntries(
        Object.entries(input).flatMap(([part, one]) => (one ? [[part, jsonSchemaOf(one, 'input')]] : [])),
      ),
      response: Object.fromEntries(answers.map(([status, one]) => [status, jsonSchemaOf(one, 'output')])),
    },
  };
}

function jsonSchemaOf(schema: unknown, typeMode: 'input' | 'output') {
  if (!isSchema(schema)) return schema;
  // Rules that JSON Schema cannot say (transformations, checks) are left out: the contract's text says them.
  const { $schema: _, ...json } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' });
  return json;
}
