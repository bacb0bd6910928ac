import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { Mailer } from './mailer.ts';

const LetterSchema = v.object({ to: v.string(), subject: v.string(), text: v.string(), html: v.string() });

/** Letters on the page, the latest first. */
const MOST = 50;

/** Where letters that are not sent can be read, on the machine that the shop runs on and nowhere else. */
export function mailPage(app: FastifyInstance, { folder }: Mailer): void {
  if (folder === null) return;
  app.get('/api/dev/mail', { schema: { hide: true } }, async (request, reply) => {
    if (!isOnThisMachine(request)) throw new ApiError('not-found');
    reply.header('content-security-policy', "default-src 'none'; base-uri 'none'; form-action 'none'");
    return reply.type('text/html; charset=utf-8').send(pageOf(await readLetters(folder)));
  });
}

/** Asked for by its own browser, without a balancer in between that others come through. */
function isOnThisMachine({ hostname, socket, headers }: FastifyRequest) {
  const isDirect = !Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || name === 'forwarded');
  const isLocal = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
  return isDirect && isLocal && /(^|\.)localhost$/.test(hostname);
}

async function readLetters(folder: string) {
  const files = await readdir(folder).catch(() => []);
  const names = files
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  const parse = v.parser(v.pipe(v.string(), v.parseJson(), LetterSchema));
  return Promise.all(
    names.slice(0, MOST).map(async (name) => ({ name, ...parse(await readFile(path.join(folder, name), 'utf8')) })),
  );
}

type ReadLetter = Awaited<ReturnType<typeof readLetters>>[number];

const pageOf = (letters: readonly ReadLetter[]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Letters</title><h1>Letters</h1>${
    letters.map(letterOf).join('<hr>') || '<p>None yet.</p>'
  }</html>`;

const letterOf = ({ name, to, subject, html }: ReadLetter) =>
  `<article><h2>${escaped(subject)}</h2><p>${escaped(to)} · ${escaped(name.slice(0, 19))}</p>${html}</article>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
