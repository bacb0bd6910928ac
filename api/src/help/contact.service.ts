import {
  type AnswerOf,
  attachmentRules,
  type Contact,
  type ContactTopic,
  type CountryCode,
  type PayloadOf,
  type sendMessage,
  WITHDRAWAL_FORM_URL,
} from '@odeta/contracts';
import { contactSchema } from '@odeta/validation';
import type { Transaction } from 'kysely';
import type { AttachedFile } from '../attachments/attached-file.ts';
import { checkFiles, takeFiles } from '../attachments/take-files.ts';
import { useProof } from '../bots/bot-guard.ts';
import type { Database } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { admit } from '../http/admission.ts';
import { ApiError } from '../http/api-error.ts';
import { digestOf, requireSame } from '../http/idempotency-key.ts';
import { requireFields } from '../http/validation.ts';
import { drawNumbers } from '../identity/draw-numbers.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import { addEmail, addTypedEmail } from '../outbox/outbox.repository.ts';
import { hoursText } from '../settings/opening-hours.ts';
import type { CountrySettings } from '../settings/settings.ts';
import {
  type ContactMessageRow,
  countMessages,
  findMessageByKey,
  saveAttachments,
  saveContactMessage,
} from './contact.repository.ts';
import type { HelpDeps, HelpRequest } from './help-request.ts';
import { findNamedOrder } from './named-order.ts';

/** Messages per address and day, which people of the shop read. */
const MOST_MESSAGES = 5;
const DAY_MS = 86_400_000;

export function contactOf(shop: CountrySettings, siteKey: string | null): Contact {
  const { seller, privacyUrl, withdrawalUrl, claimsUrl } = shop.siteContents;
  const { name, address, register, email, phone } = seller;
  const { phoneHours, answerDays } = termsOf(shop);
  const hours = phoneHours.flatMap(({ days, from, until }) => days.map((day) => ({ day, open: from, close: until })));
  return {
    seller: { name, address, register, email, phone, phoneHours: hoursText(hours, shop.country) },
    answerDays,
    privacyUrl,
    withdrawalUrl,
    withdrawalFormUrl: WITHDRAWAL_FORM_URL,
    claimsUrl,
    siteKey,
  };
}

const termsOf = ({ siteContents }: CountrySettings) => siteContents.contact ?? { phoneHours: [], answerDays: 1 };

type Deps = Pick<HelpDeps, 'db' | 'settings' | 'now'>;

interface Written extends HelpRequest {
  fields: {
    topic: ContactTopic;
    orderNumber: string;
    customerNumber: string;
    name: string;
    email: string;
    message: string;
  };
  copy: boolean;
  files: readonly AttachedFile[];
  digest: Buffer;
}

/** Stores a message and queues its e-mails to the shop and, if wanted, to its sender: in one transaction, once per idempotency key. */
export async function sendMessageOf(
  deps: Deps,
  { copy, attachments, ...payload }: PayloadOf<typeof sendMessage>,
  request: HelpRequest,
): Promise<AnswerOf<typeof sendMessage>> {
  const { country, key, proof } = request;
  const { db } = deps;
  const fields = requireFields(contactSchema(deps.settings.of(country).emailExceptions), payload, country);
  const checked = checkFiles(attachments, { rules: attachmentRules, country });
  const digest = digestOf({ country, copy, ...fields, ...(attachments.length > 0 && { attachments }) });
  const known = await findMessageByKey(db, key);
  if (known) return answerOf(requireSame(known, digest));
  const admission = await admit(db, async (trx) => {
    await useProof(trx, proof);
    await requireFewMessages(deps, trx, { country, email: fields.email });
  });
  const files = await takeFiles(admission, checked);
  const written = { ...request, fields, copy, files, digest };
  return answerOf(await retryConflicts(() => db.transaction().execute((trx) => store(deps, trx, written))));
}

const answerOf = ({ number, answerBy }: ContactMessageRow) => ({ number, answerBy });

async function store(deps: Deps, trx: Transaction<Database>, written: Written): Promise<ContactMessageRow> {
  const { country, key, origin, fields, digest, copy, files } = written;
  const known = await findMessageByKey(trx, key);
  if (known) return requireSame(known, digest);
  const shop = deps.settings.of(country);
  const now = deps.now();
  // Once more: others may have been stored while the pictures were decoded.
  await requireFewMessages(deps, trx, { country, email: fields.email });
  const row = await saveContactMessage(trx, {
    ...fields,
    numbers: drawNumbers('P'),
    key,
    requestDigest: digest,
    country,
    emailKey: emailKeyOf(fields.email),
    answerBy: shop.workingDayAfter(now, termsOf(shop).answerDays),
    origin,
    receivedAt: now,
  });
  // Another request with the key came first and is finished.
  if (!row) return requireSame((await findMessageByKey(trx, key)) as ContactMessageRow, digest);
  await saveAttachments(trx, row.id, files);
  await addEmails(trx, row, { shopEmail: shop.siteContents.seller.email, copy });
  return row;
}

async function requireFewMessages(
  { settings, now }: Deps,
  trx: Transaction<Database>,
  { country, email }: { country: CountryCode; email: string },
) {
  const sent = await countMessages(trx, emailKeyOf(email), new Date(now().getTime() - DAY_MS));
  if (sent < MOST_MESSAGES) return;
  const { phone } = settings.of(country).siteContents.seller;
  throw new ApiError('too-many-requests', {
    message: 'too-many-messages',
    parameters: { count: MOST_MESSAGES, phone },
  });
}

async function addEmails(
  trx: Transaction<Database>,
  { id, country, email, orderNumber }: ContactMessageRow,
  { shopEmail, copy }: { shopEmail: string; copy: boolean },
) {
  const own = { key: `contact-message:${id}`, kind: 'contact-message', recipient: shopEmail } as const;
  await addEmail(trx, { ...own, country, data: { id } });
  if (!copy) return;
  const sent = { key: `contact-copy:${id}`, kind: 'contact-copy', recipient: email } as const;
  const isBuyer = (await findNamedOrder(trx, country, { orderNumber, email })) !== null;
  await addTypedEmail(trx, { ...sent, country, data: { id, ...(isBuyer && { quotes: 'text' }) } });
}
