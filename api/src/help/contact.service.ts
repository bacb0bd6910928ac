import {
  type AnswerOf,
  attachmentRules,
  type Contact,
  type ContactTopic,
  type PayloadOf,
  type sendMessage,
  WITHDRAWAL_FORM_URL,
} from '@odeta/contracts';
import { contactSchema } from '@odeta/validation';
import type { Transaction } from 'kysely';
import type { AttachedFile } from '../attachments/attached-file.ts';
import { takeFiles } from '../attachments/take-files.ts';
import { useProof } from '../bots/bot-guard.ts';
import type { Database } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { ApiError } from '../http/api-error.ts';
import { demandSame, digestOf } from '../http/idempotency-key.ts';
import { demandFields } from '../http/validation.ts';
import { drawNumbers } from '../identity/draw-numbers.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import { addEmail } from '../outbox/outbox.repository.ts';
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

/** Messages per address and day: anybody can type any address, and the copies go there. */
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
  fields: { topic: ContactTopic; orderNumber: string; name: string; email: string; message: string };
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
  const { country } = request;
  const fields = demandFields(contactSchema(deps.settings.of(country).emailExceptions), payload, country);
  const files = await takeFiles(attachments, { rules: attachmentRules, country });
  const digest = digestOf({ country, copy, ...fields, ...(attachments.length > 0 && { attachments }) });
  const written = { ...request, fields, copy, files, digest };
  const row = await retryConflicts(() => deps.db.transaction().execute((trx) => store(deps, trx, written)));
  return { number: row.number, answerBy: row.answerBy };
}

async function store(deps: Deps, trx: Transaction<Database>, written: Written): Promise<ContactMessageRow> {
  const { country, key, proof, origin, fields, digest, copy, files } = written;
  const known = await findMessageByKey(trx, key);
  if (known) return demandSame(known, digest);
  const shop = deps.settings.of(country);
  const now = deps.now();
  const emailKey = emailKeyOf(fields.email);
  await useProof(trx, proof);
  await demandFewMessages(trx, { emailKey, now, phone: shop.siteContents.seller.phone });
  const row = await saveContactMessage(trx, {
    ...fields,
    numbers: drawNumbers('P'),
    key,
    requestDigest: digest,
    country,
    emailKey,
    answerBy: shop.workingDayAfter(now, termsOf(shop).answerDays),
    origin,
    receivedAt: now,
  });
  // Another request with the key came first and is finished.
  if (!row) return demandSame((await findMessageByKey(trx, key)) as ContactMessageRow, digest);
  await saveAttachments(trx, row.id, files);
  await addEmails(trx, row, { shopEmail: shop.siteContents.seller.email, copy });
  return row;
}

async function demandFewMessages(
  trx: Transaction<Database>,
  { emailKey, now, phone }: { emailKey: string; now: Date; phone: string },
) {
  const sent = await countMessages(trx, emailKey, new Date(now.getTime() - DAY_MS));
  if (sent < MOST_MESSAGES) return;
  throw new ApiError('too-many-requests', {
    message: 'too-many-messages',
    parameters: { count: MOST_MESSAGES, phone },
  });
}

async function addEmails(
  trx: Transaction<Database>,
  { id, country, email }: ContactMessageRow,
  { shopEmail, copy }: { shopEmail: string; copy: boolean },
) {
  const add = (kind: 'contact-message' | 'contact-copy', recipient: string) =>
    addEmail(trx, { key: `${kind}:${id}`, kind, country, recipient, data: { id } });
  await add('contact-message', shopEmail);
  if (copy) await add('contact-copy', email);
}
