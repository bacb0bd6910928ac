import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@odeta/node/escape-html';
import mustache from 'mustache';
import type { EmailView } from './email-view.ts';
import type { EmailContent } from './mailer.ts';

/** Fills the layout that all e-mails share. Every value of a view is text, which the layout escapes. */
export type EmailLayout = (view: EmailView) => EmailContent;

const TEXT_WIDTH = 72;

/** Reads no files before the first e-mail. `email.html` is generated from `email.mjml` by `npm run emails`. */
export function createEmailLayout(folder = path.join(import.meta.dirname, 'layout')): EmailLayout {
  const files = new Map<string, string>();
  const read = (name: string) => {
    const file = files.get(name) ?? readFileSync(path.join(folder, name), 'utf8');
    files.set(name, file);
    return file;
  };

  const toHtml = (text: string) =>
    escapeHtml(wordKept(signsKept(phonesInOneLine(datesInOneLine(shortWordsKept(inOneLine(text)))))));

  return (view) => ({
    subject: view.subject,
    ...(view.replyTo && { replyTo: view.replyTo }),
    ...(view.unsubscribe && { unsubscribe: view.unsubscribe }),
    html: mustache.render(
      read('email.html'),
      { ...view, titleHtml: codesInOneLine(toHtml(view.title)), hasFourSteps: (view.progress?.length ?? 0) > 3 },
      {},
      { escape: toHtml },
    ),
    text: tidy(mustache.render(read('email.txt'), view, {}, { escape: String })),
  });
}

/** Keeps numbers of orders, returns, messages and withdrawals, such as `V 2611 0093`, on one line. */
const inOneLine = (text: string) => text.replace(/\b([A-Z]{1,2}) (\d{4}) (\d{4})\b/g, '$1\u00a0$2\u00a0$3');
/** Keeps `20. mája`, `21 ноября 2026 г.`, `21 листопада 2026 р.`, `2026. november 21.` and `1 шт.` on one line, too. */
const datesInOneLine = (text: string) =>
  text.replace(
    /(?<![\d:])(\d{1,2}\.?|\d{4}\.|\d{4}(?= [гр]\.)) (?=\p{Ll})|(?<=\p{Ll}{3}) (?=\d{1,2}\.(?!\d))/gu,
    '$1\u00a0',
  );
/** Keeps a one-letter word on the line of the next word. */
const shortWordsKept = (text: string) => text.replace(/(?<=^|[\s(„«])(\p{L}) (?=\S)/gu, '$1\u00a0');
/** Keeps `e-mail` within a text on one line. Mail programs know this hyphen, but not all of them the word joiner. */
const wordKept = (text: string) => text.replace(/(?<=[\s(„«][eE])-(?=mail)/g, '\u2011');
/** Keeps a phone number such as `+421 2 000 000 00` on one line. */
const phonesInOneLine = (text: string) =>
  text.replace(/\+\d{2,3}(?:\s\d{1,4})+/g, (phone) => phone.replaceAll(' ', '\u00a0'));
/** Keeps `·` on the line before it, and `№` on that of its number. */
const signsKept = (text: string) => text.replace(/ (?=·)|(?<=№) (?=\d)/g, '\u00a0');
/** Keeps a code such as `ODETA-8K2M` on one line; with another hyphen character, the copied code would be wrong. */
const codesInOneLine = (html: string) =>
  html.replace(/\b[A-Z\d]+(?:-[A-Z\d]+)+\b/g, '<span style="white-space: nowrap">$&</span>');
/** Plain text gets plain spaces, so that a search finds the numbers. */
const withPlainSpaces = (text: string) => text.replace(/\b([A-Z]{1,2})\u00a0(\d{4})\u00a0(\d{4})\b/g, '$1 $2 $3');

/** At most one empty line in sequence, and lines short enough that mail programs do not break them. */
function tidy(text: string) {
  const lines = text.split('\n').map((line) => withPlainSpaces(wrap(inOneLine(line.trimEnd()))));
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function wrap(line: string): string {
  if (line.length <= TEXT_WIDTH || /https?:/.test(line)) return line;
  const end = line.lastIndexOf(' ', TEXT_WIDTH);
  return end <= 0 ? line : `${line.slice(0, end)}\n${wrap(line.slice(end + 1))}`;
}
