import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';

/** What a visitor may change in a preview: its own cart and wishlist, what is chosen for an order, and the contact data that belong to the browser. */
const allowed = [
  '/api/base/customer-left-webshop',
  '/api/base/outcome',
  '/api/base/ssr-logger',
  '/api/checkout/cart-validation',
  '/api/checkout/club/',
  '/api/checkout/company-lookup',
  '/api/checkout/discount-code',
  '/api/checkout/items',
  '/api/checkout/later-items',
  '/api/checkout/payment',
  '/api/checkout/saved-items',
  '/api/checkout/shipping',
  '/api/my-account/customer/',
  '/api/wishlist/add',
  '/api/wishlist/remove',
];
/** It would write into the real address book. */
const refused = ['/api/checkout/shipping-address/create'];

/**
 * Makes an app one that shows drafts: nobody orders in it, because the prices may never be valid, and nothing is sent, published or changed in an account. No cache
 * keeps what it answers.
 */
export function refuseOrders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }) => {
    if (method === 'GET' || method === 'HEAD') return;
    const isAllowed = allowed.some((path) => url.startsWith(path)) && !refused.some((path) => url.startsWith(path));
    if (!isAllowed) throw new ApiError('not-possible', { message: 'not-in-a-preview' });
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
}
