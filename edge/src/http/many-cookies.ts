import type { IncomingMessage, ServerResponse } from 'node:http';
import { countries, countryIn, countryOfHost } from '@odeta/contracts';
import { clientOf } from '@odeta/node/trusted-hops';
import type { FastifyInstance } from 'fastify';
import { manyCookiesPage, manyCookiesText } from '../refusals/many-cookies-page.ts';
import { refuseRequest, refuseWithPage } from '../refusals/refuse-request.ts';
import { SERVED_BYTES } from './header-limits.ts';

const CLEAR_PATH = '/clear-cookies';
const STATUS = 431;
/** Expired one by one for browsers without `Clear-Site-Data` (Safari before version 17). */
const MOST_EXPIRED = 60;

/** Answers requests whose headers are too large in the country's language. Returns whether the request was answered. */
export function refuseManyCookies(trustedHops: number) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url ?? '/';
    if (bytesOf(request) <= SERVED_BYTES || path.startsWith(`${CLEAR_PATH}?`)) return false;
    const country = countryIn(countries[countryOfHost(clientOf(request, trustedHops).host)], request.shopLanguage);
    if (path.startsWith('/api/'))
      refuseRequest(response, { status: STATUS, code: 'too-many-cookies', message: manyCookiesText(country.language) });
    else
      refuseWithPage(response, {
        status: STATUS,
        ...manyCookiesPage(country, `${CLEAR_PATH}?to=${encodeURIComponent(path)}`),
      });
    return true;
  };
}

const bytesOf = ({ rawHeaders }: IncomingMessage) => rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);

/** The press of that page: deletes the cookies of the site and opens the page again. */
export async function clearCookiesRoute(app: FastifyInstance): Promise<void> {
  await app.register(async (form) => {
    form.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, (_, payload, done) => {
      payload.resume();
      done(null);
    });
    form.post<{ Querystring: { to?: string } }>(CLEAR_PATH, (request, reply) => {
      const names = Object.keys(request.cookies).slice(0, MOST_EXPIRED);
      return reply
        .header('clear-site-data', '"cookies"')
        .header('cache-control', 'no-store')
        .header(
          'set-cookie',
          names.flatMap((name) => expired(name, request.hostname)),
        )
        .redirect(pathOf(request.query.to), 303);
    });
  });
}

/** A cookie may belong to the host, or to the domain above it, which all countries share. */
function expired(name: string, host: string): string[] {
  if (name.startsWith('__Host-')) return [`${name}=; Path=/; Max-Age=0; Secure`];
  const domain = host.split('.').slice(1).join('.');
  const secure = name.startsWith('__Secure-') ? '; Secure' : '';
  const ofHost = `${name}=; Path=/; Max-Age=0${secure}`;
  return domain.includes('.') ? [ofHost, `${ofHost}; Domain=${domain}`] : [ofHost];
}

const SHOP = 'http://shop.invalid';

/** Only a path of the shop. */
function pathOf(to = '/'): string {
  if (!URL.canParse(to, SHOP)) return '/';
  const { origin, pathname, search } = new URL(to, SHOP);
  return origin === SHOP ? pathname.replace(/^\/+/, '/') + search : '/';
}
