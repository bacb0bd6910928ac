import { createHash } from 'node:crypto';
import type { EntityKind } from './entity-kind.ts';

/** For a thing that does not exist. */
export const NO_VALUE = 'none';

/** A digest of the value: equal versions are equal values, also of what the seed or a migration has written. */
export function versionOf(kind: Pick<EntityKind, 'computed'>, value: object | null): string {
  if (value === null) return NO_VALUE;
  return createHash('sha256').update(textOf(kind, value)).digest('base64url').slice(0, 16);
}

export const isSameValue = (kind: Pick<EntityKind, 'computed'>, one: object | null, other: object | null): boolean =>
  one === null || other === null ? one === other : textOf(kind, one) === textOf(kind, other);

function textOf({ computed = [] }: Pick<EntityKind, 'computed'>, value: object): string {
  const names: readonly string[] = computed;
  return JSON.stringify(Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))));
}
