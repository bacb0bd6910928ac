import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PasswordSchema } from './account.ts';

/** Parameter of the link in an e-mail that leads to the export. */
export const EXPORT_PARAMETER = 'data-export';

const PersonalDataSchema = v.object({
  /** When the account is deleted, in UTC; `null` unless its customer asked for it. */
  deletionDueAt: v.nullable(v.string()),
  /** Days between the request and the deletion. */
  waitDays: v.number(),
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

/** GDPR, articles 15 and 20. Sends a link to the e-mail of the account: once, for a day. Field errors come as `currentPassword`. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/my-account/personal-data/export',
  summary: 'Sends a link to what the shop has stored of its customer',
  payload: ConfirmedSchema,
  body: v.object({}),
  problems: ['log-in-required', 'login-blocked'],
});

/** What the shop has stored of the customer who is logged in. The link is used up, and opens nothing for another one. */
export const openExport = endpoint({
  method: 'POST',
  path: '/my-account/personal-data/open',
  summary: 'What the shop has stored of its customer, by the link of an e-mail',
  payload: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  body: v.object({
    country: v.string(),
    /** In UTC. */
    exportedAt: v.string(),
    /** Rows by the names of their tables. */
    data: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
  }),
  problems: ['log-in-required', 'unknown-link'],
});

/** GDPR, article 17. Other browsers are logged out at once. Field errors come as `currentPassword`. */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/my-account/personal-data/delete',
  summary: 'Asks for the deletion of the account, after a waiting time',
  payload: ConfirmedSchema,
  body: PersonalDataSchema,
  problems: ['log-in-required', 'login-blocked'],
});

/** The account stays. */
export const cancelDeletion = endpoint({
  method: 'POST',
  path: '/my-account/personal-data/keep',
  summary: 'Keeps an account that was to be deleted',
  payload: v.object({}),
  body: PersonalDataSchema,
  problems: ['log-in-required'],
});
