import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { STAFF_PATH } from './values.ts';

/** What people decide about. */
export const decisionKinds = ['reviews', 'bloggers', 'complaints', 'messages', 'withdrawals', 'refunds'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** A moment as an answer had it: who decides has seen this version. */
export const SeenAtSchema = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment like 2026-11-27T00:00:00.000Z'),
  v.check((moment) => !Number.isNaN(Date.parse(moment)), 'there is no such moment'),
);

export const UuidSchema = v.pipe(v.string(), v.uuid());

/** The place of a file, in the order of their names. */
export const FilePlaceSchema = v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number));

/** What somebody searches a list for. */
export const ListWordsSchema = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '');

export const DecidedSchema = v.object({ done: v.boolean() });

export const countDecisions = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/decisions`,
  summary: 'How much waits for a decision, by kind',
  body: v.object({ waiting: v.object(v.entriesFromList(decisionKinds, v.number())) }),
  problems: ['not-allowed'],
});
