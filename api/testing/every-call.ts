import type { Call } from '@odeta/shared/contracts';
import * as contracts from '@odeta/shared/contracts';

/** Every call there is, by the name that the contracts give it: a new one is in without a word here. */
export const everyCall: readonly (readonly [name: string, call: Call])[] = Object.entries<unknown>(contracts).flatMap(
  ([name, value]) => (isCall(value) ? [[name, value] as const] : []),
);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'body' in value;
}
