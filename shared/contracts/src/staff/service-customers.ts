import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { ActReasonSchema } from './service.ts';
import { recordedActs } from './service-rights.ts';
import { STAFF_PATH } from './values.ts';

const CustomerParams = v.object({ customer: v.pipe(v.string(), v.regex(/^\d{8}$/)) });
const NameSchema = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '');
const MomentSchema = v.pipe(
  v.string(),
  v.isoTimestamp('must be a moment like 2026-11-27T00:00:00Z'),
  v.check((moment) => !Number.isNaN(Date.parse(moment)), 'there is no such moment'),
);
const DoneSchema = v.object({ done: v.boolean() });

export const unlockCustomer = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/customers/{customer}/unlock`,
  summary: 'Forgets the failed attempts to log in with the e-mail of an account',
  params: CustomerParams,
  payload: v.strictObject({ reason: ActReasonSchema }),
  body: DoneSchema,
  problems: ['not-allowed'],
});

export const endCustomerLogIns = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/customers/{customer}/end-log-ins`,
  summary: 'Ends the log-ins of an account on all devices',
  params: CustomerParams,
  payload: v.strictObject({ reason: ActReasonSchema }),
  body: DoneSchema,
  problems: ['not-allowed'],
});

export const correctCustomerName = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/customers/{customer}/name`,
  summary: 'Corrects the name of an account; its orders and invoices stay',
  params: CustomerParams,
  payload: v.strictObject({
    firstName: NameSchema,
    lastName: NameSchema,
    familyName: NameSchema,
    reason: ActReasonSchema,
  }),
  body: DoneSchema,
  problems: ['not-allowed'],
});

export const correctCustomerBirthday = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/customers/{customer}/birthday`,
  summary: 'Corrects the birth date of an account, by the rules of the shop',
  params: CustomerParams,
  payload: v.strictObject({
    /** As people write it: `24/03/1990`; empty: it is removed. */
    birthday: v.pipe(v.string(), v.trim(), v.maxLength(20)),
    reason: ActReasonSchema,
  }),
  body: DoneSchema,
  problems: ['not-allowed'],
});

const OlderSchema = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)));

export const listRefusedActs = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/refusals`,
  summary: 'What employees have tried and their role does not allow, the newest first',
  query: v.object({
    /** A part of the employee's name. */
    member: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Older than this one. */
    before: OlderSchema,
  }),
  body: v.object({
    refusals: v.array(
      v.object({
        ...{ id: v.number(), at: v.string(), member: v.string(), role: v.string(), act: v.string() },
        subject: v.string(),
      }),
    ),
    /** Whether there are older ones. */
    hasMore: v.boolean(),
  }),
  problems: ['not-allowed'],
});

export const listServiceActs = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/acts`,
  summary: 'What employees did and read, the newest first',
  query: v.object({
    /** The number of an order or a customer; also searches that have shown the order. */
    subject: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** A part of the employee's name. */
    member: v.optional(v.pipe(v.string(), v.maxLength(100))),
    act: v.optional(v.picklist(recordedActs, 'must be an act of the record')),
    /** Not before this moment. */
    from: v.optional(MomentSchema),
    /** Before this moment. */
    until: v.optional(MomentSchema),
    /** Older than this one. */
    before: OlderSchema,
  }),
  body: v.object({
    acts: v.array(
      v.object({
        ...{ id: v.number(), at: v.string(), member: v.string(), act: v.string(), subject: v.string() },
        reason: v.string(),
      }),
    ),
    /** Whether there are older ones. */
    hasMore: v.boolean(),
  }),
  problems: ['not-allowed'],
});
