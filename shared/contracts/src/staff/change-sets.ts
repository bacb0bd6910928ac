import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { LocalTimeSchema } from './local-time.ts';
import { approvalStates, partStates, setStates } from './set-states.ts';
import { EditionNameSchema, EntityKeySchema, KindNameSchema, STAFF_PATH, ValueSchema } from './values.ts';

/** Changes of one set. */
export const MOST_CHANGES = 1000;

export const ReasonSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('say why'), v.maxLength(500));

export const ProposedChangeSchema = v.strictObject({
  kind: KindNameSchema,
  country: EditionNameSchema,
  key: EntityKeySchema,
  /** `null`: it is removed. */
  value: v.nullable(ValueSchema),
  /** Of the value that you have seen: if it is another one by now, nothing is changed. `none`: it did not exist. */
  version: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
export type ProposedChange = v.InferOutput<typeof ProposedChangeSchema>;

const ProposalSchema = v.strictObject({
  reason: ReasonSchema,
  changes: v.pipe(v.array(ProposedChangeSchema), v.minLength(1, 'needs a change'), v.maxLength(MOST_CHANGES)),
  /** When it starts, in the time of each country; without it, at once. */
  from: v.optional(LocalTimeSchema),
  /** When the former values come back, in the time of each country. */
  until: v.optional(LocalTimeSchema),
  /** It is only stored: `apply` applies or schedules it. */
  isDraft: v.optional(v.boolean(), false),
  /** It is only shown, by `preview`, while somebody edits: it never starts, asks nobody for an approval, is in no list, and is deleted after a day. */
  // Without a default, so that a request of an earlier version keeps its digest.
  isPreview: v.optional(v.boolean()),
});
export type Proposal = v.InferOutput<typeof ProposalSchema>;

const PartSchema = v.object({
  country: v.string(),
  state: v.picklist(partStates),
  /** Moments in UTC. */
  startsAt: v.nullable(v.string()),
  endsAt: v.nullable(v.string()),
  appliedAt: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
  note: v.string(),
});

const ChangeSetSchema = v.object({
  id: v.number(),
  author: v.string(),
  reason: v.string(),
  createdAt: v.string(),
  /** The set that it has undone. */
  undoes: v.nullable(v.number()),
  /** The set that has undone it. */
  undoneBy: v.nullable(v.number()),
  parts: v.array(PartSchema),
  /** Of a second person; `null`: it needs none. Nothing of a set starts while it waits. */
  approval: v.nullable(
    v.object({
      state: v.picklist(approvalStates),
      by: v.nullable(v.string()),
      at: v.nullable(v.string()),
      reason: v.string(),
    }),
  ),
  /** Number of its changes. */
  size: v.number(),
  /** Whether it never starts. */
  isPreview: v.optional(v.boolean(), false),
});
export type ChangeSet = v.InferOutput<typeof ChangeSetSchema>;

const ChangeSchema = v.object({
  kind: v.string(),
  country: v.string(),
  key: v.string(),
  before: v.nullable(ValueSchema),
  after: v.nullable(ValueSchema),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

export const ChangeSetAnswerSchema = v.object({
  /** `null`: nothing differed, so that there is none. */
  changeSet: v.nullable(ChangeSetSchema),
});

/** The present value of each change that is based on an older version, in `body.conflicts` of the problem `changed-meanwhile`. */
export interface Conflict {
  kind: string;
  country: string;
  key: string;
  /** What was to be written. */
  yours: object | null;
  current: object | null;
  /** Of `current`. */
  version: string;
  /** Who changed it last, and when, as far as a change set did. */
  author: string | null;
  changedAt: string | null;
}

export const IdSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
});

export const proposeChanges = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/changes`,
  summary: 'Changes at once, schedules or stores a change set, all of it or nothing; repeatable with `idempotency-key`',
  payload: ProposalSchema,
  body: ChangeSetAnswerSchema,
  bodyBytes: 2_000_000,
  problems: ['not-allowed', 'changed-meanwhile', 'idempotency-mismatch'],
});

export const validateChanges = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/changes/validate`,
  summary: 'What a change set would change, without changing anything',
  payload: ProposalSchema,
  body: v.object({ changes: v.array(ChangeSchema) }),
  bodyBytes: 2_000_000,
  problems: ['not-allowed', 'changed-meanwhile'],
});

export const listChangeSets = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/changes`,
  summary: 'Change sets, the newest first',
  query: v.object({
    /** Only those that changed this kind, in this edition, this key. */
    kind: v.optional(KindNameSchema),
    country: v.optional(EditionNameSchema),
    key: v.optional(EntityKeySchema),
    /** Only those of which a part is in this state. */
    state: v.optional(v.picklist(setStates, 'must be a state of change sets')),
    /** Older than this one. */
    before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
  }),
  body: v.object({
    changeSets: v.array(ChangeSetSchema),
    /** Whether there are older ones. */
    hasMore: v.boolean(),
  }),
});

export const readChangeSet = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/changes/{id}`,
  summary: 'A change set with its changes',
  params: IdSchema,
  body: v.object({
    changeSet: ChangeSetSchema,
    changes: v.array(ChangeSchema),
    /** Whether you may preview, start, cancel and undo it. */
    mayChange: v.boolean(),
    /** Whether you may approve or refuse it, and why not: you are its author, or your role does not. */
    decision: v.picklist(['possible', 'author', 'role']),
  }),
});

export const applyChangeSet = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/changes/{id}/apply`,
  summary: 'Applies a stored change set, or schedules it if it has a time',
  params: IdSchema,
  /** Other times than its author has set, in the time of each country. */
  payload: v.strictObject({ from: v.optional(LocalTimeSchema), until: v.optional(LocalTimeSchema) }),
  body: ChangeSetAnswerSchema,
  problems: ['not-allowed', 'changed-meanwhile', 'not-possible'],
});

export const cancelChangeSet = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/changes/{id}/cancel`,
  summary: 'Cancels the parts of a change set that have not started',
  params: IdSchema,
  body: ChangeSetAnswerSchema,
  problems: ['not-allowed', 'not-possible'],
});

export const undoChangeSet = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/changes/{id}/undo`,
  summary: 'Sets the former values, unless somebody has changed one since; cancels what has not started',
  params: IdSchema,
  payload: v.strictObject({ reason: v.optional(ReasonSchema) }),
  body: ChangeSetAnswerSchema,
  problems: ['not-allowed', 'changed-meanwhile', 'not-possible'],
});
