import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import type { Country, Shop } from './shop.ts';

const OVERLOADED = 503;
const PAUSE_MS = 2_000;

interface Answer {
  status: number;
  cookies: string[];
  text: string;
}

/**
 * A visitor's API requests without a page. They share the cookies of a browser context, so that a test can skip steps that other tests
 * perform in the page.
 */
export class ShopClient {
  private readonly context: BrowserContext;
  private readonly shop: Shop;
  private readonly country: Country;

  constructor(context: BrowserContext, shop: Shop, country: Country) {
    this.context = context;
    this.shop = shop;
    this.country = country;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the answers of many endpoints
  async get(path: string): Promise<any> {
    const { status, text } = await this.getPatiently(`/api${path}`);
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${text}`);
    return JSON.parse(text).body;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the answers of many endpoints
  async post(path: string, payload: object): Promise<any> {
    const { status, text } = await this.send('POST', `/api${path}`, payload);
    if (status !== 200) throw new Error(`POST ${path}: ${status} ${text}`);
    return JSON.parse(text).body;
  }

  /** Repeats a read that an overloaded API has refused with 503. */
  private async getPatiently(path: string, attempts = 30): Promise<Answer> {
    const answer = await this.send('GET', path);
    if (answer.status !== OVERLOADED || attempts === 1) return answer;
    await pause(PAUSE_MS);
    return this.getPatiently(path, attempts - 1);
  }

  /** Gets the cookies that a visitor gets with the first page. */
  async enter(): Promise<void> {
    await this.readToken(new URL(this.shop.address(this.country)).origin);
  }

  private async send(method: string, path: string, payload?: object): Promise<Answer> {
    const { origin } = new URL(this.shop.address(this.country));
    const token = payload && (await this.readToken(origin));
    const cookies = await this.context.cookies(origin);
    const answer = await this.ask(method, path, {
      payload,
      headers: {
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...(token && {
          'content-type': 'application/json',
          'x-csrf-token': token,
          'x-requested-with': 'XMLHttpRequest',
        }),
      },
    });
    await this.context.addCookies(answer.cookies.map((cookie) => cookieOf(cookie, origin)));
    return answer;
  }

  /** A new visitor gets session and token with the first page, which need not be rendered for this. */
  private async readToken(origin: string): Promise<string> {
    const find = async () => (await this.context.cookies(origin)).find(({ name }) => name === 'csrf')?.value;
    if (!(await find())) await this.send('GET', '/cart');
    return (await find()) ?? '';
  }

  /** Node does not resolve the countries' names on this machine, browsers do. */
  private ask(method: string, path: string, { payload, headers }: { payload?: object; headers: object }) {
    const { host } = new URL(this.shop.address(this.country));
    const address = this.shop.clientAddress;
    const options = {
      host: '127.0.0.1',
      port: this.shop.port,
      method,
      path,
      headers: { host, ...(address && { 'x-forwarded-for': address }), ...headers },
    };
    return new Promise<Answer>((resolve, reject) => {
      const sent = request(options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [], text }),
        );
      });
      sent.on('error', reject);
      sent.end(payload && JSON.stringify(payload));
    });
  }
}

function cookieOf(header: string, url: string) {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const has = (name: string) => attributes.some((attribute) => attribute.toLowerCase() === name);
  const seconds = Number(/^max-age=(\d+)$/i.exec(attributes.find((one) => /^max-age=/i.test(one)) ?? '')?.[1]);
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url,
    httpOnly: has('httponly'),
    sameSite: 'Lax' as const,
    ...(seconds > 0 && { expires: Math.floor(Date.now() / 1000) + seconds }),
  };
}
