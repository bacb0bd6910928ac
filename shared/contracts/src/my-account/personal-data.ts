import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PasswordSchema } from './account.ts';

/** Parameter of the e-mail's link to the data export. */
export const EXPORT_PARAMETER = 'data-export';

/** What a due deletion waits for: an order on its way, the days of a withdrawal, goods that come back, a refund. */
export const deletionWaits = ['order', 'deadline', 'return', 'refund'] as const;
export type DeletionWait = (typeof deletionWaits)[number];

const PersonalDataSchema = v.object({
  /** When the account will be deleted, in UTC; `null` unless the customer requested it. */
  deletionDueAt: v.nullable(v.string()),
  /** Days between the request and the deletion. */
  waitDays: v.number(),
  /** The deletion waits for these, also after its day. Missing from older servers. */
  waitsFor: v.optional(v.array(v.picklist(deletionWaits)), []),
});
export type PersonalData = v.InferOutput<typeof PersonalDataSchema>;

const ConfirmedSchema = v.object({ currentPassword: PasswordSchema });

/** GDPR, articles 15, 17 and 20. */
export const readPersonalData = endpoint({
  method: 'GET',
  path: '/my-account/personal-data',
  summary: 'Whether the account is to be deleted, and when',
  body: PersonalDataSchema,
  problems: ['log-in-required'],
});

/** GDPR, articles 15 and 20. Sends a single-use link, valid for a day, to the account's e-mail. Field errors: `currentPassword`. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/my-account/personal-data/export',
  summary: 'Sends a link to what the shop has stored of its customer',
  payload: ConfirmedSchema,
  body: v.object({}),
  problems: ['log-in-required', 'login-blocked'],
});

/** The stored data of the logged-in customer. The link can be used once, and only by its customer. */
export const openExport = endpoint({
  method: 'POST',
  path: '/my-account/personal-data/open',
  summary: 'What the shop has stored of its customer, by the link of an e-mail',
  payload: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  body: v.object({
    country: v.string(),
    /** In UTC. */
    exportedAt: v.string(),
    /** Rows by table name. */
    data: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
  }),
  problems: ['log-in-required', 'unknown-link'],
});

/** GDPR, article 17. Logs out other browsers at once. Field errors have the key `currentPassword`. */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/my-account/personal-data/delete',
  summary: 'Asks for the deletion of the account, after a waiting time',
  payload: ConfirmedSchema,
  body: PersonalDataSchema,
  problems: ['log-in-required', 'login-blocked'],
});

export const cancelDeletion = endpoint({
  method: 'POST',
  path: '/my-account/personal-data/keep',
  summary: 'Keeps an account that was to be deleted',
  payload: v.object({}),
  body: PersonalDataSchema,
  problems: ['log-in-required'],
});
