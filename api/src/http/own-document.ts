import * as contracts from '@odeta/contracts';
import { openApiOf } from './openapi-document.ts';

/** The OpenAPI document of this clone's API, without starting it: all endpoints of the contracts, whose implementation the tests check. */
export function readApiDocument(): object {
  const endpoints = Object.values<unknown>(contracts).filter(isEndpoint);
  const document = openApiOf(endpoints.map((endpoint) => ({ endpoint, headers: undefined, isForServers: false })));
  return JSON.parse(JSON.stringify(document));
}

const isEndpoint = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'body' in value;
