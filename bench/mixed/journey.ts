import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type BenchCountry, type Catalogue, type CatalogueProduct, slugOf } from './catalogue.ts';
import { LostAnswer } from './client.ts';
import { customers } from './customers.ts';
import type { Tally } from './tally.ts';
import { type Body, RefusedRequest, type Visit } from './visit.ts';

export interface Journey {
  visit: Visit;
  catalogue: Catalogue;
  tally: Tally;
  /** From 0 to 1. */
  random(): number;
}

/** Expected answers to a valid order: other shoppers were faster. */
export const expectedProblems = ['sold-out', 'not-enough-stock', 'total-changed'];
export const PAYMENTS: Record<BenchCountry, readonly string[]> = {
  pl: ['cod', 'card', 'blik'],
  sk: ['cod', 'card'],
  hu: ['cod', 'card'],
  ro: ['cod', 'card'],
  ua: ['cod', 'card'],
};
/** In a page that says that its content could not be loaded (`shared/purchase/src/load-failure.tsx`). */
const LOAD_FAILURE = /<div role="alert"><[a-z]/;
export const CARD = '4444333322221111';
export const BLIK_CODE = '777123';

export async function shop(journey: Journey): Promise<void> {
  const { visit, tally, random } = journey;
  const products = await browse(journey);
  const filled = await fillCart(journey, products);
  if (filled.size > 0) {
    const cart = await checkCart(journey, filled);
    if (random() < 0.6) await buy(journey, cart).catch(forgive);
  }
  tally.journeys += 1;

  function forgive(error: unknown) {
    if (!(error instanceof RefusedRequest)) throw error;
    if (expectedProblems.includes(error.code)) tally.count(`refused: ${error.code}`);
    else visit.demand(false, error.message);
  }
}

export async function browse({ visit, catalogue, random }: Journey): Promise<CatalogueProduct[]> {
  const home = await visit.open('home page', '/');
  if (home.isComplete) requireProducts(visit, home.html, catalogue.home, 'home page');
  const { url, products } = pick(catalogue.categories, random);
  const category = await visit.open('category page', url);
  if (category.isComplete) requireProducts(visit, category.html, products, url);
  const chosen = pick(products, random);
  const [word = ''] = chosen.name.split(' ');
  const found = await visit.open('search page', `/search/${encodeURIComponent(word.toLowerCase())}/`);
  if (found.isComplete) visit.demand(found.html.includes('href="/p/'), `nothing is found for ${word}`);
  return [chosen, pick(products, random)];
}

/** Puts the first available variant of each product into the cart. Returns pieces by variant. */
export async function fillCart({ visit, tally }: Journey, products: readonly CatalogueProduct[]) {
  const filled = new Map<string, number>();
  for (const { url, name } of products) {
    const { html, isComplete } = await visit.open('product page', url);
    if (isComplete) visit.demand(html.includes(JSON.stringify(name)), `${url}: ${name} is not on its page`);
    const product = await visit.call('product', `/catalog/product/${slugOf(url)}`);
    const variant = product.variants.find((one: Body) => one.availability === 1 && one.piecesLeft === null);
    if (!variant) continue;
    await add(visit, variant.variantId, filled.get(variant.variantId) ?? 0).catch((error) => {
      if (!(error instanceof RefusedRequest) || !expectedProblems.includes(error.code)) throw error;
      tally.count(`refused: ${error.code}`);
    });
    const { cartItems } = await visit.call('cart', '/checkout/cart-init');
    const line = cartItems.find(({ id }: Body) => id === variant.variantId);
    if (line) filled.set(variant.variantId, line.quantity);
  }
  return filled;
}

/** After a lost answer the cart is read, so that a piece is not added twice. */
async function add(visit: Visit, variantId: string, before: number): Promise<void> {
  try {
    const payload = { variantId, quantity: 1 };
    const { cartItems } = await visit.call('add to cart', '/checkout/items/add', { payload, isRepeatable: false });
    const line = cartItems.find(({ id }: Body) => id === variantId);
    visit.demand(line?.quantity === before + 1, `${line?.quantity} pieces in the cart, ${before + 1} were put there`);
  } catch (error) {
    if (!(error instanceof LostAnswer)) throw error;
    const { cartItems } = await visit.call('cart', '/checkout/cart-init');
    const there = cartItems.find(({ id }: Body) => id === variantId)?.quantity ?? 0;
    if (there === before) await add(visit, variantId, before);
    else visit.demand(there === before + 1, `${there} pieces in the cart, ${before + 1} were put there`);
  }
}

export async function checkCart({ visit, tally }: Journey, filled: ReadonlyMap<string, number>): Promise<Body> {
  const cart = await visit.call('cart', '/checkout/cart-init');
  const held = cart.cartItems.map(({ id, quantity }: Body) => `${id} × ${quantity}`).sort();
  const expected = [...filled].map(([id, quantity]) => `${id} × ${quantity}`).sort();
  visit.demand(String(held) === String(expected), `the cart holds ${held}, and should hold ${expected}`);
  const value = cart.cartItems.reduce(
    (sum: number, { price, pricePromo, quantity }: Body) => sum + (pricePromo ?? price) * quantity,
    0,
  );
  visit.demand(isEqual(value, cart.summary.itemsValue), `${cart.summary.itemsValue} for goods worth ${value}`);
  requireTotal(visit, cart.summary);
  const page = await visit.open('cart page', '/cart');
  const isNamed = ({ name }: Body) => page.html.includes(JSON.stringify(name));
  const isMissing = LOAD_FAILURE.test(page.html) && !cart.cartItems.some(isNamed);
  if (isMissing) tally.countRetry('the cart cannot be shown', '/cart');
  for (const { name } of page.isComplete && !isMissing ? cart.cartItems : [])
    visit.demand(page.html.includes(JSON.stringify(name)), `${name} is not on the cart page`);
  return cart;
}

async function buy({ visit, catalogue: { country }, tally, random }: Journey, cart: Body): Promise<void> {
  const payment = pick(PAYMENTS[country], random);
  await visit.call('customer', '/my-account/customer/edit', { payload: customers[country] });
  await visit.call('delivery', '/checkout/shipping', { payload: { shipping: 'courier' } });
  await visit.call('payment', '/checkout/payment', { payload: { payment } });
  const headers = { 'idempotency-key': randomUUID() };
  const basketConsents = ['regulationsAgreement', 'privacyAgreement'];
  const payload = { basketConsents, windowBreakpoint: 'lg', ...(payment === 'blik' && { blikCode: BLIK_CODE }) };
  const placed = await visit.call('order', '/checkout/order', { payload, headers });
  if (placed.payment) await pay(visit, placed);
  const { order } = await visit.call('confirmation', '/checkout/confirm-init', { headers });
  const { number, summary } = order;
  tally.orders.push({ number, total: summary.total, isPaidOnline: payment !== 'cod' });
  visit.demand(isEqual(summary.itemsValue, cart.summary.itemsValue), `order ${number} costs another sum than its cart`);
  visit.demand(order.items.length === cart.cartItems.length, `order ${number} has other goods than its cart`);
  requireTotal(visit, summary);
}

async function pay(visit: Visit, { redirect, payment }: Body): Promise<void> {
  if (redirect) await visit.submit('bank', new URL(redirect, 'http://shop').pathname, { number: CARD });
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const { paymentStatus } = await visit.call('payment status', `/checkout/order/${payment.orderId}/payment-status`);
    if (paymentStatus === 'success') return;
    if (paymentStatus === 'failed') throw new Error(`a good payment by ${payment.key} has failed`);
    await pause(500);
  }
  throw new Error(`nobody decided on a payment by ${payment.key}`);
}

function requireProducts(visit: Visit, html: string, products: readonly CatalogueProduct[], where: string) {
  const missing = products.filter(({ url }) => !html.includes(`href="${url}`));
  visit.demand(missing.length === 0, `${where}: ${missing.length} of ${products.length} products are missing`);
}

export function requireTotal(visit: Visit, summary: Body) {
  const { itemsValue, clubDiscount, discountCodeCost, voucherDiscount, clubFee, shippingCost, cashRounding, total } =
    summary;
  const sum = itemsValue - clubDiscount - discountCodeCost - voucherDiscount + clubFee + shippingCost + cashRounding;
  visit.demand(isEqual(sum, total), `a total of ${total} in place of ${sum}`);
}

export const isEqual = (left: number, right: number) => Math.abs(left - right) < 0.005;

export const pick = <Value>(values: readonly Value[], random: () => number): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};
