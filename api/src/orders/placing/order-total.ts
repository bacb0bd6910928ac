import type { FieldErrors, PayloadOf, placeOrder } from '@odeta/contracts';
import { ApiError } from '../../http/api-error.ts';
import { textFor } from '../../http/texts.ts';
import { type Cart, type CartLine, pricePaid } from '../../pricing/cart.ts';
import { codeMessage } from '../../pricing/discount-answer.ts';
import { ownProblem } from '../../pricing/discount-code.ts';
import { toMajor, toMinor } from '../../pricing/money.ts';
import { priceText } from '../../pricing/price-text.ts';
import type { CartTotals } from '../../pricing/totals.ts';
import type { CountrySettings } from '../../settings/settings.ts';
import { goneLines, soldOut } from './order-goods.ts';

interface Demand {
  cart: Cart;
  goods: readonly CartLine[];
  totals: CartTotals;
  payload: Pick<PayloadOf<typeof placeOrder>, 'total' | 'seen'>;
  shop: CountrySettings;
}

/**
 * Throws an `ApiError` unless the buyer has seen the current total, or a higher one for the same goods. The error names what has become more
 * expensive; if ticked goods are sold out, which also changes the total, it says so instead. M7: without a total it is not known what the
 * buyer has seen, so that a code that has ended is refused with its message.
 */
export function requireTotal({ cart, goods, totals, payload, shop }: Demand): void {
  const { total } = totals.summary;
  const ended = endedDiscount(cart, totals, shop);
  if (payload.total === undefined) {
    if (ended !== null) throw totalChanged(total, shop, ended);
    return;
  }
  const seenTotal = toMinor(shop.code, payload.total);
  if (seenTotal === total) return;
  const gone = goneLines(cart);
  if (gone.length > 0) throw soldOut(gone);
  if (total < seenTotal && isAsSeen(goods, payload.seen)) return;
  throw ended === null ? dearer({ goods, totals, payload, shop }) : totalChanged(total, shop, ended);
}

/** `ended`: the message of the discount code that has ended. */
export function totalChanged(total: number, shop: CountrySettings, ended: string | null): ApiError {
  const body = { total: toMajor(shop.code, total) };
  if (ended === null) return new ApiError('total-changed', { parameters: { total: priceText(shop, total) }, body });
  const validation: FieldErrors = { 'cart.discountCode': [ended] };
  return new ApiError('total-changed', { words: ended, validation, body });
}

/** Why a code or voucher of the cart gives no discount; `null` if each does. */
function endedDiscount(cart: Cart, { discounts }: CartTotals, shop: CountrySettings): string | null {
  const ofVoucher = cart.vouchers.map((voucher) => ownProblem(voucher, cart.customerId));
  const problem = [discounts.codeProblem, ...ofVoucher].find((one) => one !== null);
  return problem ? codeMessage(problem, { shop, text: (key, values) => textFor(shop.code, key, values) }) : null;
}

type Seen = Demand['payload']['seen'];

/** Whether the goods are those that the buyer saw. Their prices may differ. */
const isAsSeen = (goods: readonly CartLine[], seen: Seen) =>
  seen?.cartItems.length === goods.length &&
  goods.every(({ entryId, quantity }) =>
    seen.cartItems.some((one) => one.entryId === String(entryId) && one.quantity === quantity),
  );

function dearer({ goods, totals, payload: { seen }, shop }: Omit<Demand, 'cart'>): ApiError {
  const { total, shippingCost } = totals.summary;
  const lines = [
    ...goods.map((line) => ({
      name: line.name,
      was: seen?.cartItems.find(({ entryId }) => entryId === String(line.entryId))?.price,
      now: pricePaid(line),
    })),
    { name: textFor(shop.code, 'delivery'), was: seen?.shippingCost, now: shippingCost },
  ].flatMap(({ name, was, now }) => {
    const former = was === undefined ? now : toMinor(shop.code, was);
    if (now <= former) return [];
    return textFor(shop.code, 'dearer-line', { name, now: priceText(shop, now), was: priceText(shop, former) });
  });
  return new ApiError('total-changed', {
    ...(lines.length > 0 && { message: 'total-changed-lines' }),
    parameters: { total: priceText(shop, total), lines: lines.join('; ') },
    body: { total: toMajor(shop.code, total), named: lines.length > 0 },
  });
}
