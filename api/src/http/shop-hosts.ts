import { answersAnyHost, createHostCheck } from '@odeta/node/shop-hosts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** Refuses requests for hosts that are not configured, because the host decides on the country and is used in links of e-mails. */
export function refuseOtherHosts(app: FastifyInstance, hosts: readonly string[]): void {
  const isShopHost = createHostCheck(hosts);
  app.addHook('onRequest', async ({ url, host }) => {
    if (!answersAnyHost(url) && !isShopHost(host)) throw new ApiError('unknown-host');
  });
}
