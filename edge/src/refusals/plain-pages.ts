import { createHash } from 'node:crypto';
import type { Country, Language } from '@odeta/contracts';
import { again, busy, noData, noOwnData, outOfOrder, type PlainTexts, tooMany } from './plain-page-texts.ts';

/** Seconds until such a page loads itself again: spread, so that not all visitors come back at once. */
const REPEAT = { least: 10, most: 20 };

const STYLE =
  'body{margin:0;background:#f4f1ec;color:#161412;font:1rem/1.5 system-ui,sans-serif}' +
  'main{max-width:40rem;margin:0 auto;padding:20vh 1.5rem 3rem;text-align:center}' +
  'h1{font:400 2.25rem/1.15 Georgia,serif}a,button{display:inline-block;padding:.75rem 1.5rem;border:1px solid;background:none;color:inherit;font:inherit;cursor:pointer}';

const headersWith = (formAction: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'self'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
});

/** Headers of pages that need no other files and that nobody may keep. */
export const plainPageHeaders = headersWith("'none'");

export const plainFormHeaders = headersWith("'self'");

/** There is no shell to render a page. */
export const outOfOrderPage = (country: Country): string => plainPage(country, outOfOrder, repeatAfter());

export const tooManyRequestsPage = (country: Country): string => plainPage(country, tooMany);

const unavailable = { data: noData, 'own-data': noOwnData, busy };

/** There is a shell, but no data for the page, or no time to render it. */
export const unavailablePage = (country: Country, why: keyof typeof unavailable): string =>
  plainPage(country, unavailable[why], repeatAfter());

const repeatAfter = () => Math.round(REPEAT.least + Math.random() * (REPEAT.most - REPEAT.least));

function plainPage({ locale, language }: Country, texts: Record<Language, PlainTexts>, repeat?: number) {
  const { title, text, note } = texts[language];
  const refresh = repeat === undefined ? '' : `<meta http-equiv="refresh" content="${repeat}">`;
  const second = note === undefined ? '' : `<p>${note}</p>`;
  const main = `<h1>${title}</h1><p>${text}</p><p><a href="">${again[language]}</a></p>${second}`;
  return writePlainPage({ locale, title, main, refresh });
}

interface PlainPage {
  locale: string;
  title: string;
  /** HTML. */
  main: string;
  refresh?: string;
}

export function writePlainPage({ locale, title, main, refresh = '' }: PlainPage): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${refresh}<title>${title} | ODETA</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="${locale}">${head}<main>${main}</main></html>`;
}
