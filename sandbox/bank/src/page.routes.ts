import path from 'node:path';
import { createShopStyles } from '@odeta/node/shop-styles';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bank } from './bank.ts';
import { pageOf } from './page.ts';
import type { Payment } from './payment.ts';

const ROOT = '/sandbox-pay';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  // Allows the browser's request for /favicon.ico.
  "img-src 'self'",
  "form-action 'self'",
  // The app simulator, on the same origin, shows the page in a frame.
  "frame-ancestors 'self'",
  "base-uri 'none'",
];

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy.join('; '),
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

type Form = Partial<Record<'do' | 'code' | 'number', string>>;

interface ById {
  Params: { id: string };
  Body: Form;
}

export function pageRoutes(app: FastifyInstance, bank: Bank): void {
  const styles = createShopStyles({ root: ROOT, file: path.join(import.meta.dirname, 'page.css') });
  app.register(async (own) => {
    own.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    own.get<ById>(`${ROOT}/pay/:id`, async ({ params }, reply) => show(reply, bank.findPage(params.id)));

    own.post<ById>(`${ROOT}/pay/:id`, async ({ params, body }, reply) => {
      const payment = bank.findPage(params.id);
      return payment?.state === 'pending' ? act(reply, bank, payment, body) : show(reply, payment);
    });

    own.get(`${ROOT}/style.css`, async (_request, reply) =>
      reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=600' }).send(styles.css),
    );
    own.get<{ Params: { name: string } }>(`${ROOT}/fonts/:name`, async ({ params }, reply) => {
      const font = styles.fonts.get(params.name);
      if (!font) return reply.code(404).send();
      return reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }).send(font);
    });
  });
}

/** Handles a pressed button. */
function act(reply: FastifyReply, bank: Bank, payment: Payment, { do: what, code, number }: Form) {
  if (what === 'abandon') return goOn(reply, bank.abandon(payment));
  if (payment.isConfirming) return goOn(reply, bank.confirm(payment, code ?? ''));
  const paid = bank.payByCard(payment, number ?? '');
  return paid ? goOn(reply, paid) : show(reply.code(422), payment, number ?? '');
}

const show = (reply: FastifyReply, payment: Payment | undefined, wrongNumber?: string) =>
  payment
    ? reply.headers(headers).send(pageOf(payment, wrongNumber))
    : reply.code(404).headers(headers).send('<!doctype html><title>404</title><p>404</p>');

/** Redirects to the shop when the payment is decided, else to the page's next step. */
const goOn = (reply: FastifyReply, payment: Payment) =>
  reply.redirect(payment.state === 'pending' ? `${ROOT}/pay/${payment.id}` : payment.back, 303);
