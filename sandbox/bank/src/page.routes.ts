import path from 'node:path';
import { pageHeaders, pageRoutes } from '@odeta/sandbox-scaffold/page-routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Bank } from './bank.ts';
import { pageOf, ROOT } from './page.ts';
import type { Payment } from './payment.ts';

// The app simulator, on the same origin, shows the page in a frame.
const headers = pageHeaders({ frames: true, referrer: 'no-referrer' });

type Form = Partial<Record<'do' | 'code' | 'number' | 'expiry' | 'save', string>>;

interface ById {
  Params: { id: string };
  Body: Form;
}

/** The pay page. It works without scripts. */
export function payRoutes(app: FastifyInstance, bank: Bank): void {
  const styles = path.join(import.meta.dirname, 'page.css');
  pageRoutes(app, { root: ROOT, styles, routes });

  function routes(own: FastifyInstance) {
    own.get<ById>(`${ROOT}/pay/:id`, async ({ params }, reply) => show(reply, bank.findPage(params.id)));

    own.post<ById>(`${ROOT}/pay/:id`, async ({ params, body }, reply) => {
      const payment = bank.findPage(params.id);
      return payment?.state === 'pending' ? act(reply, bank, payment, body) : show(reply, payment);
    });
  }
}

/** Handles a pressed button. */
function act(reply: FastifyReply, bank: Bank, payment: Payment, { do: what, code, number, expiry, save }: Form) {
  if (what === 'abandon') return goOn(reply, bank.abandon(payment));
  if (payment.isConfirming) return goOn(reply, bank.confirm(payment, code ?? ''));
  const paid = bank.payByCard(payment, number ?? '');
  if (paid && save && payment.customer) bank.means.saveCard(payment.customer, number ?? '', expiry ?? '');
  return paid ? goOn(reply, paid) : show(reply.code(422), payment, number ?? '');
}

const show = (reply: FastifyReply, payment: Payment | undefined, wrongNumber?: string) =>
  payment
    ? reply.headers(headers).send(pageOf(payment, wrongNumber))
    : reply.code(404).headers(headers).send('<!doctype html><title>404</title><p>404</p>');

/** Redirects to the shop when the payment is decided, else to the page's next step. */
const goOn = (reply: FastifyReply, payment: Payment) =>
  reply.redirect(payment.state === 'pending' ? `${ROOT}/pay/${payment.id}` : payment.back, 303);
