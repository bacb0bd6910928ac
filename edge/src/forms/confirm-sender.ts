import { createCsrfToken, isCsrfToken } from '@odeta/node/csrf-token';
import { escapeHtml } from '@odeta/node/escape-html';
import { senderSiteOf } from '@odeta/node/own-site';
import { countryOfRequest } from '@odeta/node/path-prefix';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordRefusal } from '../http/security-lines.ts';
import { plainFormHeaders, writePlainPage } from '../refusals/plain-pages.ts';
import { senderTexts } from './sender-texts.ts';

/** The name of the token in forms (`CsrfField` of `@odeta/ui/forms`), which `shell` never shows again. */
const FIELD = 'csrf';

interface Of {
  /** The visitor's signed id. */
  id: string;
  secret: string;
}

/** Whether a posted form comes from a page of this site, by its headers or by a token that only this visitor's pages have. */
export function isFromOwnPage(request: FastifyRequest, { id, secret }: Of): boolean {
  const { body } = request;
  if (senderSiteOf(request) === 'own') return true;
  return body instanceof URLSearchParams && isCsrfToken(secret, id, body.get(FIELD) ?? '');
}

/** Shows the visitor what only they can confirm: that they have sent the form. */
export function askSender(request: FastifyRequest, reply: FastifyReply, { id, secret }: Of) {
  recordRefusal(request, 'csrf-refused');
  const { locale, language } = countryOfRequest(request);
  const { title, text, button } = senderTexts[language];
  const sent = request.body instanceof URLSearchParams ? [...request.body].filter(([name]) => name !== FIELD) : [];
  const fields = [...sent, [FIELD, createCsrfToken(secret, id)] as const].map(hiddenField).join('');
  const main = `<h1>${title}</h1><p>${text}</p><form method="post">${fields}<button>${button}</button></form>`;
  return reply.code(403).headers(plainFormHeaders).send(writePlainPage({ locale, title, main }));
}

const hiddenField = ([name, value]: readonly [string, string]) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value.toWellFormed())}">`;
