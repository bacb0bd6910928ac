import type { LiveChatStatus } from '@odeta/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { script } from './demo-chat-script.ts';

export const DEMO_CHAT_SCRIPT = '/api/dev/live-chat.js';
const PAGE = '/api/dev/live-chat';
const MOST_FORM = 200;

/** Replaces the chat's provider where none is configured. */
export interface DemoChat {
  /** The state that was set on the demonstration page; `null`: the chat's hours decide. */
  status: LiveChatStatus | null;
}

interface Config {
  NODE_ENV: string;
  DEMO?: boolean | undefined;
}

/** `null` in a shop for real customers, where nobody would answer. */
export const createDemoChat = ({ NODE_ENV, DEMO = false }: Config): DemoChat | null =>
  DEMO || NODE_ENV === 'development' ? { status: null } : null;

/** The script in place of a provider's, and a page for trying all of the chat's states, for this machine only. */
export function demoChat(app: FastifyInstance, chat: DemoChat): void {
  app.get(DEMO_CHAT_SCRIPT, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );

  app.register(async (own) => {
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_FORM },
      async (_: unknown, text: string) => new URLSearchParams(text),
    );
    own.addHook('onRequest', async (request) => requireThisMachine(request));
    own.addHook('onSend', async (_, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; form-action 'self'",
        // With `no-referrer` browsers would send the form with `Origin: null`.
        'referrer-policy': 'same-origin',
      });
    });

    own.get(PAGE, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(page(chat.status)),
    );

    own.post(PAGE, { schema: { hide: true } }, (request, reply) => {
      const chosen = request.body instanceof URLSearchParams ? request.body.get('status') : null;
      chat.status = choices.find(({ status }) => status === chosen)?.status ?? null;
      return reply.redirect(PAGE, SEE_OTHER);
    });
  });
}

const SEE_OTHER = 303;

function requireThisMachine(request: FastifyRequest) {
  if (!request.isOfThisMachine) throw new ApiError('not-found');
}

const choices: readonly { status: LiveChatStatus | null; name: string }[] = [
  { status: null, name: 'As the opening hours say' },
  { status: 'available', name: 'Available' },
  { status: 'busy', name: 'Busy' },
  { status: 'unavailable', name: 'Unavailable' },
];

const page = (chosen: LiveChatStatus | null) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Live chat</title>
<h1>Live chat of the demonstration</h1><form method="post">
${choices
  .map(
    ({ status, name }) =>
      `<p><label><input type="radio" name="status" value="${status ?? ''}"${status === chosen ? ' checked' : ''}> ${name}</label></p>`,
  )
  .join('\n')}
<p><button>Set</button></p></form><p>The shop of a country that has a chat shows it: the link at the right edge, from 960 pixels.</p></html>
`;
