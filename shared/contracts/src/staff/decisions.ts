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

/** Cases of one part of a list. */
export const CASES = 50;
/** Cases of a list in all; beyond it the search helps, and what is decided makes room. */
export const MOST_CASES = 1000;

/** How many cases are listed, from the top: the next part of a list is read with the former ones, which others may have decided meanwhile. */
export const ListedCasesSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, 'must be a number'),
    v.transform(Number),
    v.minValue(1, 'must be at least 1'),
    v.maxValue(MOST_CASES, `must be at most ${MOST_CASES}`),
  ),
  String(CASES),
);

export const DecidedSchema = v.object({ done: v.boolean() });

export const countDecisions = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/decisions`,
  summary: 'How much waits for a decision, by kind',
  body: v.object({ waiting: v.object(v.entriesFromList(decisionKinds, v.number())) }),
  problems: ['not-allowed'],
});
