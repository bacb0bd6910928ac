import { createHmac, randomInt, randomUUID } from 'node:crypto';
import {
  type AnswerOf,
  ORDER_CODE_DIGITS,
  type openOrderByCode,
  type PayloadOf,
  type requestOrderCode,
} from '@odeta/contracts';
import { isSignedBy } from '@odeta/node/former-secrets';
import { findOrderSchema, orderCodeSchema } from '@odeta/validation';
import * as v from 'valibot';
import { useProof } from '../bots/bot-guard.ts';
import { networkOf } from '../customers/accounts/network.ts';
import { ApiError } from '../http/api-error.ts';
import type { Shown } from '../http/bot-proof.ts';
import type { KnownSession } from '../http/session.ts';
import { textFor } from '../http/texts.ts';
import { fieldErrorsOf } from '../http/validation.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import { orderNumberOf } from '../identity/typed-number.ts';
import { grantOrder } from '../orders/order-link/order-link.repository.ts';
import { isCodeValid } from '../orders/order-link/order-link.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { addTypedEmail } from '../outbox/outbox.repository.ts';
import { type AttemptLimits, takeAttempt } from '../rate-limits/attempts.repository.ts';
import { expiryOfNewCode, findOrderOfNumber, saveCode, takeTry, useCode } from './order-code.repository.ts';

const HOUR = 3600;
/** Codes per address, with or without orders: with the attempts per code, 25 guesses per hour of a million codes. */
const ofEmail: AttemptLimits = { free: 5, most: 5, blockSeconds: HOUR, forgetSeconds: HOUR };
/** Per network, to limit how many addresses it can request e-mails for. */
const ofNetwork: AttemptLimits = { free: 30, most: 30, blockSeconds: HOUR, forgetSeconds: HOUR };

interface Request {
  session: KnownSession;
  ip: string;
  requestId: string;
  /** Origin of the shop that the buyer uses. */
  origin: string;
}

/** The response does not tell whether there is such an order, or whether its limit of e-mails is reached. */
export async function requestOrderCodeOf(
  deps: OrderDeps,
  payload: PayloadOf<typeof requestOrderCode>,
  { session: { country }, ip, requestId, origin, proof }: Request & { proof: Shown },
): Promise<void> {
  const { db, limitFactor, secret } = deps;
  const { orderNumber, email } = demand(country, findOrderSchema(), payload);
  const limits = { ...ofNetwork, free: ofNetwork.free * limitFactor, most: ofNetwork.most * limitFactor };
  const network = await takeAttempt(db, limits, 'order-code-from', networkOf(ip));
  if (!network.isAllowed) throw new ApiError('too-many-requests');
  await db.transaction().execute(async (trx) => {
    await useProof(trx, proof);
    const attempt = await takeAttempt(trx, ofEmail, 'order-code', country, emailKeyOf(email));
    const order = await findMeant(deps, country, { orderNumber, email });
    if (!attempt.isAllowed || !order) return;
    const code = String(randomInt(10 ** ORDER_CODE_DIGITS)).padStart(ORDER_CODE_DIGITS, '0');
    const until = await expiryOfNewCode(trx);
    const isQueued = await addTypedEmail(trx, {
      ...{ key: `order-code:${randomUUID()}`, kind: 'order-code', country, recipient: order.email },
      data: { origin, code, until: until.toISOString(), number: order.number },
    });
    // Otherwise the code of the last e-mail stays valid.
    if (isQueued) await saveCode(trx, { orderId: order.id, hash: hashOf(secret, order.id, code) });
  });
  deps.security.record('order-code-asked', { country, email, ip, requestId });
}

/** Grants the session access to the order. All failures have the same message. */
export async function openByCode(
  deps: OrderDeps,
  payload: PayloadOf<typeof openOrderByCode>,
  { session, ip, requestId }: Omit<Request, 'origin'>,
): Promise<AnswerOf<typeof openOrderByCode>> {
  const { db, secret } = deps;
  const { country } = session;
  const { code, ...named } = demand(
    country,
    v.object({ ...findOrderSchema().entries, ...orderCodeSchema().entries }),
    payload,
  );
  const order = await findMeant(deps, country, named);
  const known = order && (await takeTry(db, order.id));
  const isValid = known !== undefined && isSignedBy(secret, known, (one) => hashOf(one, order?.id ?? '', code));
  const isOpen =
    order !== undefined &&
    known !== undefined &&
    isValid &&
    (await db
      .transaction()
      .execute(
        async (trx) => (await useCode(trx, order.id, known)) && grantOrder(trx, session, order.id, isCodeValid),
      ));
  deps.security.record(isOpen ? 'order-code-used' : 'order-code-refused', {
    ...{ country, ip, requestId, email: named.email },
  });
  if (!isOpen) throw new ApiError('validation', { validation: { code: [textFor(country, 'order-code')] } });
  return { orderId: order.id };
}

/** The order of this number if the e-mail matches, too. */
async function findMeant(
  { db }: Pick<OrderDeps, 'db'>,
  country: KnownSession['country'],
  { orderNumber, email }: { orderNumber: string; email: string },
) {
  const number = orderNumberOf(country, orderNumber);
  const order = number === null ? undefined : await findOrderOfNumber(db, country, number);
  return order && number !== null && emailKeyOf(order.email) === emailKeyOf(email) ? { ...order, number } : undefined;
}

/** With a key, because a plain hash of one in a million codes is quickly reversed. */
const hashOf = (secret: string, orderId: string, code: string) =>
  createHmac('sha256', secret).update(`order-code|${orderId}|${code}`).digest();

function demand<Schema extends v.GenericSchema>(
  country: KnownSession['country'],
  schema: Schema,
  payload: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, payload);
  if (!result.success) throw new ApiError('validation', { validation: fieldErrorsOf(country, result.issues) });
  return result.output;
}
