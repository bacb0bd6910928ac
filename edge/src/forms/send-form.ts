import { type FormResult, type PostedForm, withPathPrefix } from '@odeta/contracts';
import type { FastifyReply } from 'fastify';
import type { ApiGateway, ClientRequest, SendForClient } from '../api/api-gateway.ts';
import type { SentForm } from './read-form.ts';
import { createVisitorSend, type VisitorCookies } from './visitor-send.ts';

interface Form {
  sent: SentForm;
  client: ClientRequest;
  /** Id and token of the visitor as cookies. */
  own: Readonly<Record<string, string>>;
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
  { sent, client, own, submit }: Form,
  reply: FastifyReply,
): Promise<Refused | null> {
  const { send, cookies } = createVisitorSend(api, client, own);
  const result = await submit(send);
  reply.header('cache-control', 'no-store');
  cookies.give(reply);
  if ('isUnknown' in result) {
    await refuseForm(reply, `This page has no form ${sent.form}.`);
    return null;
  }
  if ('posted' in result) return { ...result, cookies };
  await reply.redirect(withPathPrefix(result.to, client.prefix), 303);
  return null;
}

export const refuseForm = (reply: FastifyReply, text: string) =>
  reply.code(405).header('allow', 'GET, HEAD').type('text/plain; charset=utf-8').send(text);
