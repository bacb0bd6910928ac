import { randomUUID } from 'node:crypto';
import {
  type AnswerOf,
  attachmentRules,
  type openReturn,
  type PayloadOf,
  type ReturnKind,
  returnReasons,
} from '@odeta/contracts';
import { dateText } from '@odeta/contracts/dates';
import { returnSchema } from '@odeta/validation';
import type { Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import type { AttachedFile } from '../attachments/attached-file.ts';
import { checkFiles, takeFiles } from '../attachments/take-files.ts';
import type { Database } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { admit } from '../http/admission.ts';
import { ApiError } from '../http/api-error.ts';
import { digestOf, requireSame } from '../http/idempotency-key.ts';
import type { KnownSession } from '../http/session.ts';
import { textFor } from '../http/texts.ts';
import { requireFields } from '../http/validation.ts';
import { drawCode } from '../identity/draw-numbers.ts';
import { goneOf } from '../orders/changing/gone-pieces.ts';
import { lockOpenOrder } from '../orders/changing/open-order.repository.ts';
import { requireSeen } from '../orders/placing/require-seen.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { readOrderLines } from '../orders/records/order-lines.repository.ts';
import { type AttemptLimits, takeAttempt } from '../rate-limits/attempts.repository.ts';
import { lastDayAfter } from '../settings/last-day.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { addReturnEmail } from './open-returns.repository.ts';
import { findReturnByKey, insertReturn } from './return.repository.ts';
import { piecesOf } from './return-offer.service.ts';
import { sumsOf } from './return-sums.ts';
import { deductionsOf, isWithdrawable, kindsOf, openKindsOf, refundMethodsOf } from './return-terms.ts';
import { type ReturnableOrder, readReturnableLines, readReturnableOrder } from './returnable.repository.ts';

type Fields = InferOutput<ReturnType<typeof returnSchema>>;

interface Opening {
  orderId: string;
  key: string;
  fields: Fields;
  digest: Buffer;
  shop: CountrySettings;
  now: Date;
}

const HOUR = 3600;
/** Returns with files that may be sent for one order. */
const ofOrder: AttemptLimits = { free: 20, most: 20, blockSeconds: HOUR, forgetSeconds: HOUR };

/** Stores a return and queues its e-mail: in one transaction, once per idempotency key. */
export async function openReturnOf(
  deps: OrderDeps,
  session: KnownSession,
  { orderId, payload, key }: { orderId: string; payload: PayloadOf<typeof openReturn>; key: string | null },
): Promise<AnswerOf<typeof openReturn>> {
  await requireSeen(deps, session, orderId);
  const { country } = session;
  const { attachments, ...typed } = payload;
  const fields = requireFields(returnSchema(country), typed, country);
  requireKnownReasons(fields, country);
  const checked = checkFiles(fields.kind === 'declaration' ? [] : attachments, { rules: attachmentRules, country });
  const digest = digestOf({ orderId, ...fields, attachments });
  const opening = {
    orderId,
    key: key ?? randomUUID(),
    fields,
    digest,
    shop: deps.settings.of(country),
    now: deps.now(),
  };
  const known = await findReturnByKey(deps.db, opening.key);
  if (known) return idOf(requireSame(known, digest));
  const admission = await admit(deps.db, async (trx) => {
    await requireReturnable(trx, opening);
    if (checked.files.length > 0) await requireFewUploads(trx, orderId);
  });
  const files = await takeFiles(admission, checked);
  return retryConflicts(() => deps.db.transaction().execute((trx) => record(trx, opening, files)));
}

async function requireFewUploads(trx: Transaction<Database>, orderId: string) {
  const { isAllowed } = await takeAttempt(trx, ofOrder, 'return-files', orderId);
  if (!isAllowed) throw new ApiError('too-many-requests');
}

function requireKnownReasons({ kind, lines }: Fields, country: KnownSession['country']) {
  const known: readonly string[] = returnReasons[kind];
  const wrong = lines.flatMap(({ reason }, index) => (known.includes(reason) ? [] : [`lines.${index}.reason`]));
  refuse(country, wrong);
}

/** Throws an `ApiError` with the message "not offered" for these fields. */
function refuse(country: KnownSession['country'], fields: readonly string[]) {
  if (fields.length === 0) return;
  const text = textFor(country, 'not-offered');
  throw new ApiError('validation', { validation: Object.fromEntries(fields.map((field) => [field, [text]])) });
}

async function record(trx: Transaction<Database>, opening: Opening, files: readonly AttachedFile[]) {
  const { orderId, key, fields, digest, shop, now } = opening;
  // The lock makes concurrent returns of the same order wait.
  const locked = await lockOpenOrder(trx, orderId);
  if (!locked) throw new ApiError('not-found');
  const known = await findReturnByKey(trx, key);
  if (known) return idOf(requireSame(known, digest));
  const { order, pieces } = await requireReturnable(trx, opening);
  const gone = goneOf({ order, lines: await readOrderLines(trx, orderId) }, pieces);
  const row = await insertReturn(trx, {
    ...termsOf(fields, shop, now),
    ...sumsOf(gone, deductionsOf(fields, shop, { isFree: isWithdrawable(order, shop, now) })),
    ...{ orderId, country: order.country, key, requestDigest: digest, createdAt: now },
    ...{ kind: fields.kind, refundMethod: fields.refundMethod, note: fields.note },
    remedy: fields.kind === 'complaint' ? fields.remedy : '',
    lines: fields.lines,
    files,
  });
  await addReturnEmail(trx, 'return-registered', { order: locked, returnId: row.id });
  return idOf(row);
}

const idOf = ({ id, number }: { id: string; number: string }) => ({ id, number });

/** Throws an `ApiError` when the order, or one of the pieces, cannot be returned in this way. */
async function requireReturnable(trx: Transaction<Database>, { orderId, fields, shop, now }: Opening) {
  const order = await readReturnableOrder(trx, orderId);
  requireOffered(order, fields, shop, now);
  const pieces = piecesOf(fields.lines, await readReturnableLines(trx, orderId));
  if (!pieces) throw new ApiError('not-returnable');
  return { order, pieces };
}

/** Throws an `ApiError` when the kind, refund method or way is not possible, or no longer possible. */
function requireOffered(order: ReturnableOrder, fields: Fields, shop: CountrySettings, now: Date) {
  const { kind, refundMethod, returnType } = fields;
  if (!openKindsOf(order, shop, now).some((open) => open.kind === kind)) throw overOf(order, kind, shop);
  const ways = shop.siteContents.returns?.ways ?? [];
  refuse(order.country, [
    ...(refundMethodsOf(order).includes(refundMethod) ? [] : ['refundMethod']),
    ...(kind === 'non-delivery' || ways.some(({ key }) => key === returnType) ? [] : ['returnType']),
  ]);
}

function overOf({ paymentState, ...order }: ReturnableOrder, kind: ReturnKind, shop: CountrySettings) {
  const until = kindsOf(order, shop).find((one) => one.kind === kind)?.until;
  if (!until || paymentState !== 'paid') return new ApiError('not-returnable');
  const date = dateText(shop.country, until);
  return new ApiError('return-over', { parameters: { date } });
}

const CODE_GROUPS = 3;

/** How goods and money are sent back, if at all. */
function termsOf({ kind, returnType, refundMethod, bankAccount, holder }: Fields, shop: CountrySettings, now: Date) {
  const account = refundMethod === 'bank-account' ? { bankAccount, holder } : { bankAccount: '', holder: '' };
  if (kind === 'non-delivery') return { ...account, state: 'registered' as const, way: null, code: null, sendBy: null };
  const { ways = [], sendDays = 0 } = shop.siteContents.returns ?? {};
  const way = ways.find(({ key }) => key === returnType) ?? null;
  return {
    ...account,
    state: 'opened' as const,
    way,
    code: drawCode(CODE_GROUPS),
    sendBy: lastDayAfter(now, sendDays, shop.country),
  };
}
