import { type CountryCode, type DeliveryCost, type DeliveryReturn, PICK_UP_GROUP } from '@odeta/contracts';
import type { FeeRule } from '../db/column-types.ts';
import { feeOf } from '../pricing/delivery-cost.ts';
import { toMajor, toMinor } from '../pricing/money.ts';
import { type CountrySettings, offeredPayments, type ShippingMethod } from '../settings/settings.ts';

/** Example parcel values, in major units, for fees that depend on the value. */
const EXAMPLES = [300, 500, 1000, 2000, 5000];

/** Costs of delivery and of cash on delivery, by the same rules as in an order. */
export function deliveryReturnOf(shop: CountrySettings): DeliveryReturn {
  const { code, currency, freeDeliveryFrom, returnDays, methods } = shop;
  return {
    currency,
    freeDeliveryFrom: freeDeliveryFrom === null ? null : toMajor(code, freeDeliveryFrom),
    returnDays,
    methods: methods.map((method) => ({
      name: method.name,
      isGroup: isGroup(method, methods),
      description: method.description,
      days: method.days,
      cost: toMajor(code, method.cost),
      cod: codOf(method, shop),
    })),
    payments: offeredPayments(methods).map(({ name, description, provider }) => ({
      name,
      description,
      onDelivery: provider === 'on-delivery',
    })),
  };
}

/** Its fee is the one of the chosen point's operator. */
const isGroup = ({ key, group }: ShippingMethod, methods: readonly ShippingMethod[]) =>
  key === PICK_UP_GROUP && methods.some((other) => other.group === group && other.key !== key);

function codOf({ payments }: ShippingMethod, shop: CountrySettings): DeliveryCost['cod'] {
  const payment = payments.find(({ provider, disabled }) => provider === 'on-delivery' && !disabled);
  if (!payment) return null;
  const { fee } = payment;
  const { code } = shop;
  if (typeof fee === 'number') return { from: toMajor(code, fee), tiers: [], taxPercent: 0, examples: [], rate: null };
  return {
    from: toMajor(code, feeOf(fee, 0, shop)),
    tiers: fee.tiers.map(({ upTo, percent }) => ({ upTo: upTo === null ? null : toMajor(code, upTo), percent })),
    taxPercent: fee.taxPercent,
    examples: EXAMPLES.map((value) => ({ value, fee: exampleFee(fee, value, shop) })),
    rate: rateOf(fee, shop),
  };
}

const exampleFee = (fee: FeeRule, value: number, shop: CountrySettings & { code: CountryCode }) =>
  toMajor(shop.code, feeOf(fee, toMinor(shop.code, value), shop));

/** R18. The exchange rate with which the minimum was converted, and its date. */
function rateOf({ minimum }: FeeRule, { currency, exchangeRates }: CountrySettings) {
  const rate = minimum && minimum.currency !== currency ? exchangeRates[minimum.currency] : undefined;
  return minimum && rate ? { currency: minimum.currency, ...rate } : null;
}
