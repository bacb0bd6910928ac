import type { Endpoint } from '@odeta/contracts';
import * as contracts from '@odeta/contracts';

/** Every endpoint of the contracts with its name; new ones are included automatically. */
export const everyEndpoint: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries<unknown>(
  contracts,
).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : []));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'body' in value;
}
