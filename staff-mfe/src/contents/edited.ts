import type { ProposedChange } from '@odeta/contracts/staff';
import { countryOfEdition } from '../words/formats.ts';
import { type Draft, draftOf, writtenValueOf } from './draft.ts';

/** A value of one edition while it is edited. */
export interface Edited {
  edition: string;
  /** Of what was read. */
  version: string;
  /** As it was read, to see what has changed. */
  former: string;
  draft: Draft;
}

/** Messages by edition and path. */
export type FieldErrors = Readonly<Record<string, string>>;

/** In place of a message: what was typed is no number. */
export const NOT_A_NUMBER = 'not-a-number';

export function openValue(edition: string, version: string, value: object): Edited {
  const draft = draftOf(countryOfEdition(edition), value);
  return { edition, version, draft, former: JSON.stringify(draft) };
}

export const isTouched = ({ draft, former }: Pick<Edited, 'draft' | 'former'>): boolean =>
  JSON.stringify(draft) !== former;

/** The changes of everything that was edited, and the fields whose text is no value. */
export function changesOf(kind: string, key: string, edited: readonly Edited[]) {
  const read = edited
    .filter(isTouched)
    .map((one) => ({ ...one, ...writtenValueOf(countryOfEdition(one.edition), one.draft) }));
  const wrong = read.flatMap((one) => one.wrong.map((path) => [`${one.edition} ${path}`, NOT_A_NUMBER]));
  const changes = read.map(({ edition: country, version, value }): ProposedChange => {
    return { kind, country, key, version, value: value as Record<string, unknown> };
  });
  return { changes, errors: Object.fromEntries(wrong) as FieldErrors };
}

/** What the server refused, by its names of the fields, at the fields of the editions. */
export function refusedFields(words: FieldErrors, changes: readonly ProposedChange[]): FieldErrors {
  const named = Object.entries(words).flatMap(([field, message]) => {
    const [, index = '', path = ''] = /^changes\.(\d+)\.(?:value\.)?(.*)$/.exec(field) ?? [];
    const change = changes[Number(index)];
    return change && index !== '' ? [[`${change.country} ${path}`, message]] : [];
  });
  return Object.fromEntries(named);
}
