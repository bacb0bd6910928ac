import { type FormResult, type PostedForm, withPathPrefix } from '@odeta/contracts';
import { signFormProof } from '@odeta/node/form-proof';
import type { FastifyReply } from 'fastify';
import type { ApiGateway, ClientRequest, SendForClient } from '../api/api-gateway.ts';
import type { SentForm } from './read-form.ts';
import { createVisitorSend, type VisitorCookies } from './visitor-send.ts';

interface Form {
  sent: SentForm;
  client: ClientRequest;
  /** Id and token of the visitor as cookies. */
  own: Readonly<Record<string, string>>;
  /** Makes the sender wait for a proof. */
  wait: () => Promise<void>;
  secret: string;
  /** Runs the form's code in a worker. */
  submit: (send: SendForClient) => Promise<FormResult>;
}

/** The form was refused: its page is sent again. */
export interface Refused {
  status: number;
  posted: PostedForm;
  cookies: VisitorCookies;
}

/** Sends a form, and answers it unless it was refused. */
export async function sendForm(
  api: Pick<ApiGateway, 'send'>,
  form: Form,
  reply: FastifyReply,
): Promise<Refused | null> {
  const { sent, client } = form;
  const { result, cookies } = await resultOf(api, form);
  reply.header('cache-control', 'no-store');
  cookies.give(reply);
  if ('isUnknown' in result) {
    await refuseForm(reply, `This page has no form ${sent.form}.`);
    return null;
  }
  if ('file' in result) {
    await sendFile(reply, result.file);
    return null;
  }
  if ('posted' in result) return { ...result, cookies };
  await reply.redirect(withPathPrefix(result.to, client.prefix), 303);
  return null;
}

/** A form that needs a proof is sent again after the wait: until then nothing of it waits in a worker. */
async function resultOf(api: Pick<ApiGateway, 'send'>, { client, own, submit, wait, secret }: Form) {
  const first = createVisitorSend(api, client, own);
  const result = await submit(first.send);
  if (!first.needsProof()) return { result, cookies: first.cookies };
  await wait();
  const second = createVisitorSend(api, client, own, () => signFormProof(secret));
  return { result: await submit(second.send), cookies: second.cookies };
}

const sendFile = (reply: FastifyReply, { name, text }: { name: string; text: string }) =>
  reply
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(text);

export const refuseForm = (reply: FastifyReply, text: string) =>
  reply.code(404).type('text/plain; charset=utf-8').send(text);
