import type { CountryCode } from '@odeta/contracts';
import type { FastifyRequest } from 'fastify';
import type { Buyer } from './start-payment.ts';

export const buyerOf = (request: FastifyRequest, { country }: { country: CountryCode }): Buyer => ({
  country,
  origin: `${request.protocol}://${request.host}`,
  ip: request.ip,
  tagSession: request.session,
});
