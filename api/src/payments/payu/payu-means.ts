import * as v from 'valibot';
import { type MeansKeeper, type NewPayment, type PayingCustomer, ProviderFailure } from '../provider.ts';
import type { PayuClient } from './payu-client.ts';

/** PayU's list of tokens (API 2.1, "Retrieving Tokens"); it is read for each payment, as PayU asks for. */
const TokensSchema = v.object({
  cardTokens: v.optional(
    v.array(
      v.object({
        value: v.string(),
        status: v.string(),
        cardNumberMasked: v.optional(v.string(), ''),
        cardExpirationYear: v.optional(v.union([v.string(), v.number()])),
        cardExpirationMonth: v.optional(v.union([v.string(), v.number()])),
      }),
    ),
    [],
  ),
  blikTokens: v.optional(
    v.array(
      v.object({
        value: v.string(),
        bankApplicationReferences: v.optional(v.array(v.object({ label: v.optional(v.string(), '') })), []),
      }),
    ),
    [],
  ),
});

const LAST_DIGITS = 4;

/** `pointOf`: the client of a country whose account has the service; PayU agrees on it with each shop. */
export function payuMeans(pointOf: (country: PayingCustomer['country']) => PayuClient | undefined): MeansKeeper {
  function clientFor({ country }: PayingCustomer) {
    const client = pointOf(country);
    if (!client) throw new ProviderFailure('refused', `no saved means in ${country}`);
    return client;
  }

  return {
    offers: (country) => pointOf(country) !== undefined,

    async list(customer) {
      const { body, status } = await clientFor(customer).send('GET', '/api/v2_1/paymethods', undefined, customer);
      const read = v.safeParse(TokensSchema, body);
      if (!read.success) throw new ProviderFailure('unknown', `no list of tokens: ${status}`);
      const cards = read.output.cardTokens.filter(({ status: state }) => state !== 'EXPIRED').map(cardOf);
      return [...cards, ...read.output.blikTokens.map(appOf)];
    },

    async remove(customer, token) {
      const path = `/api/v2_1/tokens/${encodeURIComponent(token)}`;
      const { status } = await clientFor(customer).send('DELETE', path, undefined, customer);
      if (status >= 400 && status !== 404) throw new ProviderFailure('refused', `a token is not removed: ${status}`);
    },
  };
}

type Tokens = v.InferOutput<typeof TokensSchema>;

function cardOf({ value, cardNumberMasked, ...card }: Tokens['cardTokens'][number]) {
  const { cardExpirationYear: year, cardExpirationMonth: month } = card;
  const validUntil = year && month ? `${year}-${String(month).padStart(2, '0')}` : null;
  return { token: value, method: 'card' as const, label: `•••• ${cardNumberMasked.slice(-LAST_DIGITS)}`, validUntil };
}

const appOf = ({ value, bankApplicationReferences: [app] }: Tokens['blikTokens'][number]) => ({
  ...{ token: value, method: 'blik' as const, label: app?.label ?? '', validUntil: null },
});

/** The part of PayU's order for a token. A card's owner is present, so that the bank may ask for a confirmation. */
export const paidBy = ({ method, savedToken = '' }: Pick<NewPayment, 'method' | 'savedToken'>) => ({
  ...(method === 'card' && { cardOnFile: 'STANDARD_CARDHOLDER' }),
  payMethods: { payMethod: { type: method === 'card' ? 'CARD_TOKEN' : 'BLIK_TOKEN', value: savedToken } },
});
