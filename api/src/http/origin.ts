import type { FastifyRequest } from 'fastify';

/** Address of the shop that the visitor sees, for links in e-mails. */
export const originOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host}`;
