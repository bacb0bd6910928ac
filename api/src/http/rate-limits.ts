import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Requests a minute of one address. A page makes about ten; families and offices share an address. */
const GENERAL_LIMIT = 1200;
export const ORDER_LIMIT = 30;
export const LOG_LIMIT = 60;
export const NEWSLETTER_LIMIT = 10;
/** Codes are short enough to be guessed by one who may ask often. */
export const CODE_LIMIT = 30;

/** Must be registered before the routes it limits. */
export async function limitRates(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: GENERAL_LIMIT,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  });
}
