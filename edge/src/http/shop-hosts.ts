import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultCountry } from '@odeta/contracts';
import { isChange } from '@odeta/node/own-site';
import { pathPrefixOfRequest } from '@odeta/node/path-prefix';
import { answersAnyHost, createHostCheck } from '@odeta/node/shop-hosts';
import { type Client, clientOf } from '@odeta/node/trusted-hops';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { PROBLEM_TYPE, problemOf } from '../refusals/problem.ts';
import { refuseRequest } from '../refusals/refuse-request.ts';

const STATUS = 421;
const CODE = 'unknown-host';

/** A call to the API that no visitor causes, by an address that the configuration allows. */
export const ownClient = ({ SHOP_HOSTS: [first = ''] }: Pick<HostConfig, 'SHOP_HOSTS'>): Client => ({
  address: '127.0.0.1',
  host: first.replace(/:\*$/, '').replace('*', defaultCountry),
  protocol: 'https',
});

type HostConfig = Pick<EdgeConfig, 'SHOP_HOSTS' | 'TRUST_PROXY'>;

/**
 * Answers 421 to requests for hosts that are not configured (RFC 9110, 15.5.20). `odeta.sk.` is the absolute name of the same host, with a
 * country, cookies and addresses that would be others: its visitors are sent to the usual one.
 */
export function refuseOtherHosts(app: FastifyInstance, { SHOP_HOSTS }: HostConfig): void {
  const isShopHost = createHostCheck(SHOP_HOSTS);
  app.addHook('onRequest', async ({ url, host, protocol, method, raw }, reply) => {
    if (answersAnyHost(url) || isShopHost(host)) return;
    const usual = host.replace(/\.(?=$|:\d+$)/, '');
    if (isShopHost(usual) && !isChange(method))
      return reply.redirect(`${protocol}://${usual}${pathPrefixOfRequest(raw, host)}${url}`, 301);
    return reply.code(STATUS).type(PROBLEM_TYPE).send(problemOf(CODE, STATUS));
  });
}

/** The same for requests that are proxied before Fastify sees them. Returns whether the request was answered. */
export function createRawHostCheck({ SHOP_HOSTS, TRUST_PROXY }: HostConfig) {
  const isShopHost = createHostCheck(SHOP_HOSTS);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (answersAnyHost(request.url ?? '/') || isShopHost(clientOf(request, TRUST_PROXY).host)) return false;
    refuseRequest(response, { code: CODE, status: STATUS });
    return true;
  };
}
