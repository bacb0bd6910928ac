import { createHmac } from 'node:crypto';
import { type HurraTagManager, isSoldOut } from '@odeta/contracts';
import type { Session } from '../http/session.ts';
import { customerHashOf } from '../identity/customer-hash.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import { sessionUidOf } from '../identity/session-uid.ts';
import { availabilityOf } from '../pricing/availability.ts';
import { type Cart, pricePaid } from '../pricing/cart.ts';
import { toMajor } from '../pricing/money.ts';
import type { CartTotals } from '../pricing/totals.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import {
  findCodeOfOrder,
  findTagCustomer,
  findTagCustomerOfOrder,
  type TagCustomer,
} from './tag-customer.repository.ts';

export type TagSession = Pick<Session, 'idHash' | 'country' | 'deviceType'>;

type CommonFields = 'owacid' | 'hid' | 'uniqueUserId' | 'nc' | 'customerGender' | 'deviceType' | 'currency';
export type TagFields = { [Field in CommonFields]-?: Exclude<HurraTagManager[Field], undefined> };

type TagDeps = Pick<SettingsDeps, 'db' | 'secret' | 'settings'>;

/** Fields about the visitor's customer that every `hurraTagManager` has. */
export async function tagFields(deps: TagDeps, session: TagSession): Promise<TagFields> {
  const { idHash, country } = session;
  return fieldsOf(deps, session, idHash ? await findTagCustomer(deps.db, { idHash, country }) : undefined);
}

/** The same fields about the customer who placed the order, and its code; `nc` looks only at orders before this one. */
export async function orderTagFields(
  deps: TagDeps,
  session: TagSession,
  orderId: string,
): Promise<TagFields & Pick<HurraTagManager, 'promoCode'>> {
  const [customer, promoCode] = await Promise.all([
    findTagCustomerOfOrder(deps.db, orderId),
    findCodeOfOrder(deps.db, orderId),
  ]);
  return { ...fieldsOf(deps, session, customer), promoCode };
}

const genders: readonly (TagFields['customerGender'] | undefined)[] = ['unknown', 'female', 'male'];

function fieldsOf({ secret, settings }: TagDeps, session: TagSession, customer: TagCustomer | undefined): TagFields {
  return {
    owacid: session.idHash && sessionUidOf(secret, session.idHash),
    hid: customer?.email ? emailHashOf(secret, customer.email) : null,
    uniqueUserId: customer ? customerHashOf(secret, customer.id) : null,
    nc: customer ? newCustomerOf(customer) : null,
    customerGender: genders[customer?.gender ?? 0] ?? 'unknown',
    deviceType: session.deviceType,
    currency: settings.of(session.country).currency,
  };
}

const newCustomerOf = ({ hasOrdered }: TagCustomer) => (hasOrdered ? 0 : 1);

/** Equal for a guest and an account with the same e-mail. */
const emailHashOf = (secret: string, email: string) =>
  createHmac('sha256', secret)
    .update(`email|${emailKeyOf(email)}`)
    .digest('hex')
    .slice(0, 32);

interface TaggedCart {
  cart: Cart;
  totals: CartTotals;
  shop: CountrySettings;
}

/** Tag data of a cart; sold-out goods are left out. */
export const cartTags = ({ cart, totals, shop }: TaggedCart) => ({
  promoCode: totals.code?.name ?? null,
  orderedItems: cart.lines
    .filter((line) => !isSoldOut({ availability: availabilityOf(line) }))
    .map((line) => orderedItem(line.catalogNumber, line.quantity, toMajor(shop.code, pricePaid(line)))),
});

export const orderTags = (country: Session['country'], { number, total }: { number: string; total: number }) => ({
  orderId: number,
  amount: toMajor(country, total),
});

export const orderedItem = (id: string, quantity: number, price: number) => ({ id, quantity, price });
