import * as contracts from '@odeta/contracts';
import type { Uses } from '@odeta/delivery/releases/uses';
import { partsOf } from '../src/uses/describe-uses.ts';

/** The uses of a version that calls all endpoints of the contracts. */
export function everyUse(): Uses['endpoints'] {
  const endpoints = Object.values<unknown>(contracts).filter(isEndpoint);
  const uses = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, partsOf(endpoint)]);
  return JSON.parse(JSON.stringify(Object.fromEntries(uses)));
}

const isEndpoint = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'body' in value;
