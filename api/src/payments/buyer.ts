import type { CountryCode } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../http/origin.ts';
import type { Buyer } from './start-payment.ts';

export const buyerOf = (request: FastifyRequest, { country }: { country: CountryCode }): Buyer => ({
  country,
  origin: originOf(request),
  ip: request.ip,
  tagSession: request.session,
});
