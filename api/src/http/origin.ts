import { pathPrefixOfRequest } from '@odeta/node/path-prefix';
import type { FastifyRequest } from 'fastify';

/**
 * The address of the shop in the visitor's language, `https://ua.odeta.example/uk`, for links in e-mails. It is stored with what is
 * answered later, which is then written in this language (`languageOfQueued`).
 */
export const originOf = ({ protocol, host, raw }: Pick<FastifyRequest, 'protocol' | 'host' | 'raw'>): string =>
  `${protocol}://${host}${pathPrefixOfRequest(raw, host)}`;
