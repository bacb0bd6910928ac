import type { CheckoutInit } from '@odeta/contracts';
import { cartItemsOf, freeDeliveryOf, shippingPaymentOf, summaryOf } from '../carts/cart-answer.ts';
import { findUserCodes } from '../carts/discount-code.repository.ts';
import { recapErrorsOf } from '../carts/recap-errors.ts';
import { countShownCodes, usableCodes } from '../carts/usable-codes.ts';
import { findAddresses } from '../customers/addresses/address.repository.ts';
import { type CustomerRow, findCustomer } from '../customers/customer.repository.ts';
import { customerOf } from '../customers/customer.ts';
import { findUsedPoints } from '../delivery/delivery.repository.ts';
import { remainingPayment } from '../delivery/remaining-payment.ts';
import type { Session } from '../http/session.ts';
import { pointsConfigOf } from '../points/points-config.ts';
import { type Cart, isPaidFor } from '../pricing/cart.ts';
import { clubOf, codeFacts, discountCodeOf, type Text, vouchersOf } from '../pricing/discount-answer.ts';
import { totalsOf } from '../pricing/totals.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { cartTags, type TagSession, tagFields } from '../tags/tags.ts';
import { findGivenConsents, type GivenConsent } from './checkout.repository.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { cartToOrder } from './last-choice.ts';

type SessionKey = Pick<Session, 'idHash' | 'country'>;

export async function readCheckout(deps: CheckoutDeps, session: TagSession, text: Text): Promise<CheckoutInit> {
  const shop = deps.settings.of(session.country);
  const filled = cartToOrder(deps, session);
  const [{ cart, lastOrder }, customer, addresses, shippingPoint, shippingPointsConfig, tags] = await Promise.all([
    filled,
    knownCustomer(deps, session),
    // After `filled`, which may choose one of them.
    filled.then(() => knownAddresses(deps, session)),
    session.idHash ? findUsedPoints(deps.db, session) : [],
    pointsConfigOf(deps, shop),
    tagFields(deps, session),
  ]);
  const totals = totalsOf(cart, shop);
  const now = deps.now();
  const wording = { shop, text, now };
  const given = await givenConsents(deps, shop, customer);
  const own =
    cart.customerId === null
      ? []
      : await findUserCodes(deps.db, { country: shop.code, today: shop.today(now) }, cart.customerId);
  return {
    redirect: cart.lines.some(isPaidFor) ? null : shop.staticUrls.cart,
    cartItems: cartItemsOf(cart, shop, now),
    summary: summaryOf(totals.summary, shop),
    discountCode: discountCodeOf(totals, wording),
    vouchers: vouchersOf(cart, totals, shop),
    offeredCodes: countShownCodes(cart, shop, shop.today(now)) + usableCodes(own, cart, shop).length,
    club: clubOf(cart, totals, wording),
    freeDelivery: freeDeliveryOf(totals, shop),
    shippingPayment: shippingPaymentOf(totals, shop, now),
    payment: cart.payment,
    shipping: cart.shipping,
    laterItems: cart.laterItems,
    lastOrder,
    shippingAddress: addresses,
    shippingAddressId: addresses.find(({ chosen }) => chosen)?.id ?? null,
    customer: customer ? customerOf(customer, deps.secret) : null,
    agreements: agreementsOf(shop, customer?.hasAccount ? given : []),
    customerAvailableAgreements: availableAgreements(shop, given),
    hurraTagManager: { ...tags, ...cartTags({ cart, totals, shop }) },
    wallets: deps.provider.wallets(session.country),
    findsCompanies: deps.companyRegisters[session.country] !== undefined,
    savesMeans: deps.provider.means?.offers(session.country) ?? false,
    userCodes: { count: own.length, codes: own.map((code) => ({ ...codeFacts(code, wording), code: code.code })) },
    validationPatterns: shop.patterns,
    emailExceptions: shop.emailExceptions,
    shippingPoint,
    shippingPointId: cart.point?.isOpen ? cart.point.key : null,
    shippingPointsConfig,
    recaptcha: { siteKey: deps.bots.siteKey },
    orderRecapHandledErrors: recapErrorsOf({ cart, totals, payment: paymentOf(shop, cart) }),
  };
}

const paymentOf = (shop: CountrySettings, { shipping, payment, point }: Cart) =>
  shipping === null ? payment : remainingPayment(shop, shipping, payment, point);

/** The optional consents that the customer has not given yet; none is ticked in advance. */
export async function readAvailable(deps: CheckoutDeps, session: SessionKey) {
  const shop = deps.settings.of(session.country);
  return availableAgreements(shop, await givenConsents(deps, shop, await knownCustomer(deps, session)));
}

const givenConsents = async ({ db }: CheckoutDeps, { code }: CountrySettings, customer?: CustomerRow) =>
  customer ? findGivenConsents(db, code, customer) : [];

const availableAgreements = ({ agreements }: CountrySettings, given: readonly GivenConsent[]) =>
  agreements
    .filter(({ type, required }) => !required && !given.some((one) => one.type === type))
    .map(({ type }) => ({ type, checked: false }));

const agreementsOf = ({ agreements }: CountrySettings, given: readonly GivenConsent[]) =>
  agreements.map(({ type, version, html, note, required }) => ({
    type,
    value: false,
    active: true,
    required,
    text: html,
    subText: note,
    version,
    acceptedBefore: given.some((one) => one.type === type && one.version === version),
  }));

const knownCustomer = async ({ db }: CheckoutDeps, { idHash, country }: SessionKey) =>
  idHash ? findCustomer(db, { idHash, country }) : undefined;

const knownAddresses = async ({ db }: CheckoutDeps, { idHash, country }: SessionKey) =>
  idHash ? findAddresses(db, { idHash, country }) : [];
