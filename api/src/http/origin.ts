import type { FastifyRequest } from 'fastify';

/** Origin of the shop that the visitor uses, for links in e-mails. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host}`;
