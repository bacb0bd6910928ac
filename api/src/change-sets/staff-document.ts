import * as contracts from '@odeta/contracts/staff';
import { type HandledEndpoint, openApiOf } from '../http/openapi-document.ts';
import { inputSchemasOf } from '../http/openapi-schemas.ts';
import { entityKinds } from './kind-list.ts';

const description = `
The calls of the shop's people, with a personal key: \`Authorization: Bearer odeta-staff-…\`. A value has the schema \`value.<kind>\`.
Money is an integer in minor units of the country's currency. Every change set is written as a whole or not at all, and all servers show it
within five seconds.
`;

/** OpenAPI 3.1 of these calls alone, with the schema of the values of each kind. */
export function staffDocument(endpoints: readonly HandledEndpoint[]) {
  const document = openApiOf(endpoints, {
    title: 'Odeta: contents, prices and settings',
    description,
    names: contracts,
    securitySchemes: { employee: { type: 'http', scheme: 'bearer' } },
    security: [{ employee: [] }],
  });
  const schemas = entityKinds.flatMap(({ name, schema, parts = {} }) => [
    [`value.${name}`, schema] as const,
    ...Object.entries(parts),
  ]);
  const values = inputSchemasOf(Object.fromEntries(schemas));
  const { components } = document;
  return { ...document, components: { ...components, schemas: { ...components.schemas, ...values } } };
}
