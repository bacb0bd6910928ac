import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '@odeta/node/escape-html';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { Mailer } from './mailer.ts';

const FileSchema = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

interface StoredEmail extends v.InferOutput<typeof FileSchema> {
  name: string;
  /** When it was stored. */
  at: string;
}

/** E-mails on the page, newest first. */
const MOST = 100;
/** On the page an e-mail may only be displayed and its links followed. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:; base-uri 'none'; form-action 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";
const LIST_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'";

/** A page with the e-mails that were stored instead of sent, only for browsers on the same machine. */
export function mailPage(app: FastifyInstance, { folder }: Mailer): void {
  if (folder === null) return;
  app.get('/api/dev/mail', { schema: { hide: true } }, async (request, reply) => {
    requireThisMachine(request);
    reply.header('content-security-policy', LIST_POLICY);
    return reply.type('text/html; charset=utf-8').send(listOf(await readEmails(folder)));
  });

  app.get<{ Params: { name: string } }>('/api/dev/mail/:name', { schema: { hide: true } }, async (request, reply) => {
    requireThisMachine(request);
    const { html } = await readEmail(folder, request.params.name);
    reply.header('content-security-policy', EMAIL_POLICY);
    return reply.type('text/html; charset=utf-8').send(html);
  });

  app.get<{ Params: { name: string } }>(
    '/api/dev/mail/:name/text',
    { schema: { hide: true } },
    async (request, reply) => {
      requireThisMachine(request);
      const { text } = await readEmail(folder, request.params.name);
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  );
}

function requireThisMachine(request: FastifyRequest) {
  if (!request.isOfThisMachine) throw new ApiError('not-found');
}

async function readEmails(folder: string): Promise<StoredEmail[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((file) => /^[\w-]+\.json$/.test(file)).map((file) => file.slice(0, -'.json'.length));
  const emails = await Promise.all(names.map((name) => readEmail(folder, name).catch(() => undefined)));
  return emails
    .filter((email) => email !== undefined)
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, MOST);
}

async function readEmail(folder: string, name: string): Promise<StoredEmail> {
  if (!/^[\w-]+$/.test(name)) throw new ApiError('not-found');
  const address = path.join(folder, `${name}.json`);
  const [text, facts] = await Promise.all([readFile(address, 'utf8'), stat(address)]).catch(() => {
    throw new ApiError('not-found');
  });
  return {
    ...v.parse(v.pipe(v.string(), v.parseJson(), FileSchema), text),
    name,
    at: facts.mtime.toISOString(),
  };
}

const listOf = (emails: readonly StoredEmail[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>E-mails</title><h1>E-mails</h1>${
    emails.map(entryOf).join('') || '<p>None yet.</p>'
  }</html>`;

const entryOf = ({ name, at, to, subject }: StoredEmail) =>
  `<article><h2><a href="/api/dev/mail/${name}">${escapeHtml(subject)}</a></h2><p>${escapeHtml(to)} · ${escapeHtml(at)} · <a href="/api/dev/mail/${name}/text">as text</a></p></article>`;
