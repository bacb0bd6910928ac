import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { ActReasonSchema, ServiceOrderSchema } from './service.ts';
import { STAFF_PATH } from './values.ts';

const EmailParams = v.object({
  orderId: v.pipe(v.string(), v.uuid()),
  emailId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
});

export const readServiceEmail = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/orders/{orderId}/emails/{emailId}`,
  summary: 'An e-mail about an order as it was sent, for thirty days; the links of its recipient do not work',
  params: EmailParams,
  body: v.object({
    email: v.object({
      kind: v.string(),
      recipient: v.string(),
      subject: v.string(),
      /** A whole document. Show it in a frame that runs no scripts. */
      html: v.string(),
      text: v.string(),
      /** Names of files. */
      attachments: v.array(v.string()),
      at: v.string(),
      sentAt: v.nullable(v.string()),
    }),
  }),
  problems: ['not-allowed'],
});

/** The same e-mail as a page, for a frame of the application for staff. */
export const SERVICE_EMAIL_PAGE = `${readServiceEmail.path}/page`;

export const sendServiceEmail = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/orders/{orderId}/emails/{emailId}/send`,
  summary:
    'Sends an e-mail about an order again with what is true now, at most three in a day; repeatable with `idempotency-key`',
  params: EmailParams,
  payload: v.strictObject({ reason: ActReasonSchema }),
  body: v.object({ order: ServiceOrderSchema }),
  problems: ['not-allowed', 'not-possible'],
});
