import { BOT_PROOF_HEADER, CSRF_COOKIE, CSRF_HEADER, cookieNameOn, FORM_PROOF, withPathPrefix } from '@odeta/contracts';
import type { FastifyReply } from 'fastify';
import { parseCookie } from 'undici';
import type { ApiGateway, ClientRequest, SendForClient } from '../api/api-gateway.ts';

/** Cookies of a visitor, by their names: those of the request, and what the API has changed since. */
export interface VisitorCookies {
  header(): string;
  /** Gives what the API has set to the browser. */
  give(reply: FastifyReply): void;
}

/**
 * Sends API requests of a visitor who has posted a form: with their cookies and, because the form came from a page of this shop, their
 * token. Cookies that the API sets, as at a log-in, hold for the next request, too.
 * @param own id and token, which a new visitor does not have in the request yet
 * @param proof for requests that need one; without it they are refused and `needsProof` returns true
 */
export function createVisitorSend(
  api: Pick<ApiGateway, 'send'>,
  clientRequest: ClientRequest,
  own: Readonly<Record<string, string>>,
  proof?: () => string,
): { send: SendForClient; cookies: VisitorCookies; needsProof: () => boolean } {
  const { headers, client, prefix } = clientRequest;
  const jar = new Map([...pairsOf(headers.cookie), ...Object.entries(own)]);
  const given = new Map<string, string>();
  const state = { needsProof: false };
  const header = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  return {
    needsProof: () => state.needsProof,

    async send(url, request) {
      const asksForProof = request.headers[BOT_PROOF_HEADER] === FORM_PROOF;
      if (asksForProof && !proof) {
        state.needsProof = true;
        return withoutProof;
      }
      const proved: Record<string, string> = asksForProof && proof ? { [BOT_PROOF_HEADER]: proof() } : {};
      const token = jar.get(cookieNameOn(client.protocol, CSRF_COOKIE)) ?? '';
      const answer = await api.send(
        withPathPrefix(url, prefix),
        { ...request, headers: { ...request.headers, ...proved, [CSRF_HEADER]: decodeURIComponent(token) } },
        { ...clientRequest, headers: { ...headers, cookie: header() } },
      );
      for (const line of answer.cookies ?? []) take(line);
      return answer;
    },

    cookies: {
      header,
      give(reply) {
        for (const line of given.values()) giveCookie(reply, line);
      },
    },
  };

  function take(line: string) {
    const [pair = ''] = line.split(';');
    const [name = '', ...rest] = pair.split('=');
    given.set(name, line);
    if (/;\s*max-age=0(;|$)/i.test(line)) jar.delete(name);
    else jar.set(name, rest.join('='));
  }
}

const refusal = { success: false, code: 'bot-protection', status: 403, messages: [], validation: {}, body: {} };

const withoutProof = { status: 403, text: async () => JSON.stringify(refusal), json: async () => refusal };

const pairsOf = (header = ''): [string, string][] =>
  header.split(/;\s*/).flatMap((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return name === '' ? [] : [[name, rest.join('=')]];
  });

/** Through the plug-in for cookies, which replaces what it would send itself under the same name. */
function giveCookie(reply: FastifyReply, line: string) {
  const cookie = parseCookie(line);
  if (!cookie) return;
  const { name, value, path = '/', maxAge, expires, secure = false, httpOnly = false } = cookie;
  reply.setCookie(name, value, {
    ...{ path, secure, httpOnly, sameSite: 'lax', encode: String },
    ...(maxAge !== undefined && { maxAge }),
    ...(expires !== undefined && { expires: new Date(expires) }),
  });
}
