import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClientRequest } from '../api/api-gateway.ts';
import { askSender, isFromOwnPage } from '../forms/confirm-sender.ts';
import type { WaitForProof } from '../forms/form-proofs.ts';
import { readForm } from '../forms/read-form.ts';
import { refuseForm, sendForm } from '../forms/send-form.ts';
import type { Visitor } from '../http/session.ts';
import type { PageDeps } from './page-deps.ts';
import type { PageView } from './page-view.ts';
import { sendPrivatePage } from './private-page.ts';

interface Posted {
  view: PageView;
  visitor: Visitor;
  client: ClientRequest;
}

/** Answers a form that was posted without scripts: with the address of the next page, or with its page and the errors. */
export async function answerForm(
  deps: PageDeps & { waitForProof: WaitForProof },
  { view, visitor, client }: Posted,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const secret = deps.config.APP_SECRET;
  const sender = { id: visitor.id, secret };
  const sent = readForm(request.body);
  if (!sent) return refuseForm(reply, 'This is not a form of a page.');
  if (!isFromOwnPage(request, sender)) return askSender(request, reply, sender);
  const refused = await sendForm(
    deps.api,
    {
      ...{ sent, client, own: visitor.own, secret },
      wait: () => deps.waitForProof(request),
      submit: (send) => deps.renderer.submit(view.order, view.route, sent, { ...view.request, send }),
    },
    reply,
  );
  if (!refused) return reply;
  const { status, posted, cookies } = refused;
  const cookie = cookies.header();
  const send = deps.sendFor({ ...client, headers: { ...client.headers, cookie } });
  const shown = { ...view, order: { ...view.order, posted }, request: { ...view.request, send } };
  return sendPrivatePage(deps, shown, request, reply, status);
}
