import type { FieldErrors } from '@odeta/contracts';
import type { ProposedChange } from '@odeta/contracts/staff';
import * as v from 'valibot';
import { cleanInput } from '../http/typed-input.ts';
import { rulesOf } from '../http/validation.ts';
import { countryOfEdition, type EntityKind, isEdition, nameOf, type Ref } from './entity-kind.ts';
import { findKind } from './kind-list.ts';

/** A change whose value fits the schema of its kind. */
export interface ParsedChange extends Ref {
  entity: EntityKind;
  /** `null`: it is removed. */
  after: object | null;
  /** Of the value that the author has seen. */
  version: string | undefined;
  /** Where errors of it are reported. */
  path: string;
}

export interface Parsed {
  changes: ParsedChange[];
  errors: FieldErrors;
  /** The rules of the schemas that the values break. */
  rules: Record<string, string>;
}

/** What the changes are, or what is wrong with their fields. */
export function parseChanges(proposed: readonly ProposedChange[]): Parsed {
  const errors: FieldErrors = {};
  const rules: Record<string, string> = {};
  const seen = new Set<string>();
  const changes = proposed.flatMap((change, index) => {
    const path = `changes.${index}`;
    const parsed = parseChange(change, path, { errors, rules });
    if (!parsed) return [];
    const name = nameOf(parsed);
    if (seen.has(name)) errors[`${path}.key`] = ['is changed twice'];
    seen.add(name);
    return [parsed];
  });
  return { changes, errors, rules };
}

function parseChange(
  { kind: name, country, key, value, version }: ProposedChange,
  path: string,
  { errors, rules }: Pick<Parsed, 'errors' | 'rules'>,
): ParsedChange | undefined {
  const entity = findKind(name);
  if (!entity) errors[`${path}.kind`] = ['there is no such kind'];
  if (!entity || !isEdition(country)) return undefined;
  if (!entity.byLanguage && country !== countryOfEdition(country)) {
    errors[`${path}.country`] = ['this is not by language: name the country alone'];
    return undefined;
  }
  if (value === null) {
    if (!entity.canBeRemoved) errors[`${path}.value`] = ['this cannot be removed'];
    return { entity, kind: name, country, key, after: null, version, path };
  }
  const result = v.safeParse(entity.schema, cleanInput(value));
  if (!result.success) {
    Object.assign(rules, rulesOf(result.issues, `${path}.value`));
    for (const issue of result.issues) {
      const field = [path, 'value', v.getDotPath(issue)].filter(Boolean).join('.');
      errors[field] = [...new Set([...(errors[field] ?? []), issue.message])];
    }
    return undefined;
  }
  return { entity, kind: name, country, key, after: result.output, version, path };
}
