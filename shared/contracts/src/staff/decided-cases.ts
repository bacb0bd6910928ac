import * as v from 'valibot';
import { CountryCodeSchema } from '../base/country.ts';
import { endpoint } from '../base/endpoint.ts';
import { contactTopics } from '../help/contact.ts';
import { returnOutcomes } from '../my-account/return-kinds.ts';
import { DecidedSchema, FilePlaceSchema, ListedCasesSchema, ListWordsSchema, UuidSchema } from './decisions.ts';
import { STAFF_PATH } from './values.ts';

/** Characters of an answer that a buyer reads. */
export const ANSWER_LENGTH = 2000;

const WordsSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
  v.maxLength(ANSWER_LENGTH),
);

const ComplaintSchema = v.object({
  id: v.string(),
  number: v.string(),
  kind: v.picklist(['complaint', 'non-delivery']),
  /** Whether the goods are here, so that it can be answered. */
  canBeAnswered: v.boolean(),
  country: CountryCodeSchema,
  /** In which the buyer reads the answer. */
  language: v.string(),
  orderId: v.string(),
  orderNumber: v.string(),
  at: v.string(),
  note: v.string(),
  /** What the buyer asks for. */
  remedy: v.nullable(v.string()),
  /** Earlier repairs and exchanges of the same goods: after one the buyer may choose a reduction or the money. */
  mended: v.number(),
  lines: v.array(
    v.object({ name: v.string(), color: v.string(), size: v.string(), quantity: v.number(), reason: v.string() }),
  ),
  /** Names of files, in order. */
  files: v.array(v.string()),
});
export type ListedComplaint = v.InferOutput<typeof ComplaintSchema>;

export const listStaffComplaints = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/complaints`,
  summary: 'Complaints and reports of missing goods without an answer, the oldest that can be answered first',
  query: v.object({ most: ListedCasesSchema }),
  body: v.object({ complaints: v.array(ComplaintSchema), count: v.number() }),
  problems: ['not-allowed'],
});

/** A file of a complaint: a picture, or a document for download. */
export const STAFF_COMPLAINT_FILE = `${STAFF_PATH}/complaints/{returnId}/files/{place}`;
export const ComplaintFileParams = v.object({ returnId: UuidSchema, place: FilePlaceSchema });

export const answerStaffComplaint = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/complaints/{returnId}/answer`,
  summary: 'Answers a complaint or a report of missing goods, with money, credit note and e-mail',
  params: v.object({ returnId: UuidSchema }),
  payload: v.strictObject({
    outcome: v.picklist(returnOutcomes),
    /** Of a reduction, in minor units. */
    amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000))),
    /** What the buyer reads; a refusal needs it. */
    words: v.optional(WordsSchema, ''),
  }),
  body: DecidedSchema,
  problems: ['not-allowed', 'not-possible'],
});

const MessageSchema = v.object({
  id: v.string(),
  number: v.string(),
  country: CountryCodeSchema,
  /** In which it was written. */
  language: v.string(),
  topic: v.picklist(contactTopics),
  /** As typed; may be empty. */
  orderNumber: v.string(),
  customer: v.string(),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  /** The day until which an answer was promised. */
  answerBy: v.string(),
  at: v.string(),
  files: v.array(v.string()),
  answers: v.array(
    v.object({ at: v.string(), by: v.string(), way: v.picklist(['email', 'elsewhere']), words: v.string() }),
  ),
});
export type ListedMessage = v.InferOutput<typeof MessageSchema>;

export const listStaffMessages = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/messages`,
  summary: 'Messages of visitors: those that wait, the most urgent first; those that are settled, the newest first',
  query: v.object({
    state: v.optional(v.picklist(['waiting', 'settled'], 'must be waiting or settled'), 'waiting'),
    /** In the words, name, e-mail or numbers. */
    q: ListWordsSchema,
    most: ListedCasesSchema,
  }),
  body: v.object({ messages: v.array(MessageSchema), count: v.number() }),
  problems: ['not-allowed'],
});

export const STAFF_MESSAGE_FILE = `${STAFF_PATH}/messages/{messageId}/files/{place}`;
export const MessageFileParams = v.object({ messageId: UuidSchema, place: FilePlaceSchema });

export const answerStaffMessage = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/messages/{messageId}/answer`,
  summary: 'Answers a message by e-mail, or says how it was settled elsewhere; repeatable with `idempotency-key`',
  params: v.object({ messageId: UuidSchema }),
  payload: v.strictObject({
    way: v.picklist(['email', 'elsewhere']),
    /** What the sender reads, or how it was settled. */
    words: v.pipe(WordsSchema, v.nonEmpty('say something')),
  }),
  body: DecidedSchema,
  problems: ['not-allowed', 'not-possible'],
});

const WithdrawalSchema = v.object({
  id: v.string(),
  number: v.string(),
  country: CountryCodeSchema,
  orderId: v.string(),
  orderNumber: v.string(),
  at: v.string(),
  /** In the buyer's own words; `null`: everything. */
  goods: v.nullable(v.string()),
  isRead: v.boolean(),
  bankAccount: v.string(),
  holder: v.string(),
  lines: v.array(
    v.object({
      ...{ id: v.number(), name: v.string(), color: v.string(), size: v.string(), quantity: v.number() },
      isMeant: v.boolean(),
    }),
  ),
});
export type ListedWithdrawal = v.InferOutput<typeof WithdrawalSchema>;

export const listStaffWithdrawals = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/withdrawals`,
  summary:
    'Withdrawals from a part of an order, and those with a bank account: unread ones first, the oldest at the top',
  query: v.object({ most: ListedCasesSchema }),
  body: v.object({ withdrawals: v.array(WithdrawalSchema), count: v.number() }),
  problems: ['not-allowed'],
});

export const matchStaffWithdrawal = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/withdrawals/{withdrawalId}/lines`,
  summary: "Says which lines a withdrawal in the buyer's own words means",
  params: v.object({ withdrawalId: UuidSchema }),
  payload: v.strictObject({
    lines: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1), v.maxLength(200)),
  }),
  body: DecidedSchema,
  problems: ['not-allowed', 'not-possible'],
});
