import { senderSiteOf } from '@odeta/node/own-site';
import { clientOf } from '@odeta/node/trusted-hops';
import { pageHeaders } from '@odeta/sandbox-scaffold/page-routes';
import type { FastifyRequest } from 'fastify';

// With `no-referrer` browsers would send the forms with `Origin: null`.
export const warehouseHeaders = pageHeaders({ frames: false, referrer: 'same-origin' });

/** Other sites must not change orders or stock. `edge` says which host and protocol the browser uses. */
export const isOfOwnPage = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>) =>
  senderSiteOf({ headers, ...clientOf(raw, 1) }) === 'own';
