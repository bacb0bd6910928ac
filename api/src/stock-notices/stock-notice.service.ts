import {
  type askForStockNotice,
  type CountryCode,
  type PayloadOf,
  STOCK_NOTICE_LINK_DAYS,
  type StockNotice,
} from '@odeta/contracts';
import { stockNoticeSchema } from '@odeta/validation';
import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { useProof } from '../bots/bot-guard.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Shown } from '../http/bot-proof.ts';
import { fieldErrorsOf } from '../http/validation.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import { addTypedEmail } from '../outbox/outbox.repository.ts';
import { emailHashOf, liftSuppression } from '../outbox/suppression.repository.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { noticeIdOf } from './notice-token.ts';
import {
  confirmNotice,
  deleteNotices,
  findNotice,
  isSold,
  type NoticeRow,
  saveNotice,
} from './stock-notice.repository.ts';

/** Seconds between two confirmation e-mails for the same product and address. */
const PAUSE = 120;

interface Origin {
  country: CountryCode;
  origin: string;
  proof: Shown;
}

/**
 * Double opt-in: only the confirmation e-mail is sent until its link is opened. Throws an `ApiError` for invalid input, and unknown
 * variants.
 */
export async function askForNotice(
  { db, settings }: SettingsDeps,
  payload: PayloadOf<typeof askForStockNotice>,
  { country, origin, proof }: Origin,
): Promise<void> {
  const result = v.safeParse(stockNoticeSchema(settings.of(country).emailExceptions), payload);
  if (!result.success) throw new ApiError('validation', { validation: fieldErrorsOf(country, result.issues) });
  const email = emailKeyOf(result.output.email);
  await db.transaction().execute(async (trx) => {
    await useProof(trx, proof);
    if (!(await isSold(trx, { country, variantId: payload.variantId }))) throw new ApiError('unknown-variant');
    await ask(trx, { country, variantId: payload.variantId, email, origin });
  });
}

async function ask(trx: Transaction<Database>, notice: Parameters<typeof saveNotice>[1]) {
  const saved = await saveNotice(trx, notice, PAUSE);
  if (!saved) return;
  const { country, email: recipient } = notice;
  const kind = 'stock-notice-request';
  const key = `${kind}:${saved.id}:${saved.round}`;
  await addTypedEmail(trx, { key, kind, country, recipient, data: { id: String(saved.id) } });
}

/** The notice of the link. Throws an `ApiError` when the token is invalid in this country. */
export async function noticeOf(deps: SettingsDeps, token: string, country: CountryCode): Promise<StockNotice> {
  const { row } = await readNotice(deps, token, country);
  return shown(row);
}

export async function confirm(deps: SettingsDeps, token: string, country: CountryCode): Promise<StockNotice> {
  const { id } = await readNotice(deps, token, country);
  await deps.db.transaction().execute(async (trx) => {
    const email = await confirmNotice(trx, id, STOCK_NOTICE_LINK_DAYS);
    if (email === null) return;
    await liftSuppression(trx, { country, list: 'stock-notices', emailHash: emailHashOf(deps.secret, email) });
  });
  return noticeOf(deps, token, country);
}

/** Ignores notices that are deleted already, because the link may be opened twice. */
export async function endNotices({ db, secret }: SettingsDeps, token: string): Promise<void> {
  const id = noticeIdOf(secret, token);
  if (id !== null) await deleteNotices(db, id);
}

async function readNotice({ db, secret }: SettingsDeps, token: string, country: CountryCode) {
  const id = noticeIdOf(secret, token);
  const row = id === null ? undefined : await findNotice(db, id);
  if (id === null || row?.country !== country) throw new ApiError('not-found');
  return { id, row };
}

const shown = ({ country: _, origin: __, ...notice }: NoticeRow): StockNotice => notice;
