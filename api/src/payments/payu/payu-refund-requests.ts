import type { CountryCode } from '@odeta/contracts';
import * as v from 'valibot';
import { ProviderFailure, type Refund, type RefundStatus } from '../provider.ts';
import type { PayuClient } from './payu-client.ts';
import { RefundSchema, refundOf } from './payu-refunds.ts';
import { toPayu } from './payu-statuses.ts';

interface Point {
  country: CountryCode;
  client: PayuClient;
}

const AnswerSchema = v.object({
  refund: v.optional(RefundSchema),
  status: v.object({
    statusCode: v.string(),
    codeLiteral: v.optional(v.string(), ''),
    statusDesc: v.optional(v.string(), ''),
  }),
});
/** All refunds of an order: a bare list, as documented, or named. */
const ListSchema = v.union([
  v.array(RefundSchema),
  v.pipe(
    v.object({ refunds: v.array(RefundSchema) }),
    v.transform(({ refunds }) => refunds),
  ),
]);

/** Nothing of these changes by waiting, unlike a lack of money on the account (`NO_BALANCE`). */
const isFinal = (code: string) => /VALUE_(INVALID|MISSING)|SYNTAX|DATA_NOT_FOUND/.test(code);
const isKnownAlready = (code: string) => /EXT_REFUND_ID|REFUND_.*EXIST|NOT_UNIQUE/.test(code);

/** Always with the same id: repeated with the same data, PayU answers with the refund that it has already. Without an amount it is all. */
export async function sendRefund(point: Point, refund: Refund): Promise<RefundStatus> {
  const { refundId, orderNumber, amount, isWhole } = refund;
  const { body, status } = await point.client.send('POST', pathOf(refund), {
    refund: {
      description: orderNumber,
      extRefundId: refundId,
      ...(!isWhole && { amount: toPayu(point.country, amount) }),
    },
  });
  const read = v.safeParse(AnswerSchema, body);
  const said = read.success ? read.output.status : { statusCode: String(status), codeLiteral: '', statusDesc: '' };
  const { statusCode: code, codeLiteral, statusDesc } = said;
  if (read.success && code === 'SUCCESS')
    return read.output.refund ? refundOf(read.output.refund) : { state: 'accepted', bankId: null, words: '' };
  if (isKnownAlready(code)) return readKnown(point, refund);
  throw new ProviderFailure(isFinal(code) ? 'refused' : 'unknown', [code, codeLiteral, statusDesc].join(' ').trim());
}

/** PayU refuses a second refund with the id, so that it has the first one. */
async function readKnown(point: Point, refund: Refund): Promise<RefundStatus> {
  const known = await readRefund(point, { ...refund, bankId: null });
  if (!known) throw new ProviderFailure('unknown', 'PayU has a refund with this id, and does not show it');
  return known;
}

/** By PayU's id, or found among the order's refunds while that is not known. */
export async function readRefund(
  { client }: Point,
  { bankId, ...refund }: Refund & { bankId: string | null },
): Promise<RefundStatus | undefined> {
  const path = bankId === null ? pathOf(refund) : `${pathOf(refund)}/${encodeURIComponent(bankId)}`;
  const { body, status } = await client.send('GET', path);
  if (status === 404) return undefined;
  const read = v.safeParse(
    v.union([
      ListSchema,
      v.pipe(
        RefundSchema,
        v.transform((one) => [one]),
      ),
    ]),
    body,
  );
  if (!read.success) throw new ProviderFailure('unknown', `no status of the refund: ${status}`);
  const found = read.output.find(({ extRefundId, refundId }) => extRefundId === refund.refundId || refundId === bankId);
  return found && refundOf(found);
}

function pathOf({ providerId }: Refund): string {
  if (providerId === null) throw new ProviderFailure('refused', 'nobody knows what PayU calls the payment');
  return `/api/v2_1/orders/${encodeURIComponent(providerId)}/refunds`;
}
