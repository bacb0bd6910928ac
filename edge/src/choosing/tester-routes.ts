import { isSameSecret } from '@odeta/node/same';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { recordRefusal } from '../http/security-lines.ts';
import { VERSION_PARAMETER } from './requested-versions.ts';
import { makeTester } from './visitor-cookies.ts';

/** Characters of a form with one key. */
const MOST_FORM = 1_000;

/** `/testers`: makes a tester of whoever enters the key. Without a configured key the page does not exist and there are no testers. */
export async function testerRoutes(
  app: FastifyInstance,
  { TESTER_KEY, APP_SECRET }: Pick<EdgeConfig, 'TESTER_KEY' | 'APP_SECRET'>,
  onRequest: onRequestAsyncHookHandler,
): Promise<void> {
  if (TESTER_KEY === undefined) return;
  await app.register(async (own) => {
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_FORM },
      async (_: unknown, text: string) => new URLSearchParams(text),
    );
    own.addHook('onSend', async (_, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; form-action 'self'",
      });
    });

    own.get('/testers', { onRequest }, (_, reply) => reply.type('text/html; charset=utf-8').send(page(form)));

    own.post('/testers', { onRequest }, (request, reply) => {
      const given = request.body instanceof URLSearchParams ? (request.body.get('key') ?? '') : '';
      const isValid = isSameSecret(given, TESTER_KEY);
      if (isValid) makeTester(reply, APP_SECRET);
      else recordRefusal(request, 'tester-refused');
      const answer = isValid ? page(welcome) : page(`<p role="alert">This is not the key.</p>${form}`);
      return reply
        .code(isValid ? 200 : 403)
        .type('text/html; charset=utf-8')
        .send(answer);
    });
  });
}

const form =
  '<form method="post"><p><label>Key <input name="key" type="password" autocomplete="off" required></label></p><p><button>Test the shop</button></p></form>';

const welcome = `<p>This browser tests the shop for 30 days. Add <code>?${VERSION_PARAMETER}=cart@1.4.0,checkout@2.0.0</code> to an address to get these versions, or <code>?overlay</code> to see whose each area of a page is.</p><p><a href="/releases">What is live</a></p><p><a href="/">To the shop</a></p>`;

const page = (content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Testers</title><h1>Testers</h1>${content}</html>`;
