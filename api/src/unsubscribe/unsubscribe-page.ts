import { createHash } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { textFor } from '../http/texts.ts';
import { languageOf } from '../language/editions.ts';
import type { Leaver } from '../outbox/unsubscribe-link.ts';
import type { LeavingState } from './unsubscribe.service.ts';

/** The values of the shop's tokens: a page of the API cannot load the style sheet of a release. */
const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #ffffff; color: #1b1917; font: 1rem/1.5rem Manrope, Helvetica, Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 28px 20px 64px; }
.logo { display: inline-block; color: inherit; font: 1.5rem/1.75rem "Noto Serif Display", Georgia, serif; letter-spacing: 0.26em; text-decoration: none; }
h1 { margin: 56px 0 12px; font: 400 2.25rem/2.625rem "Noto Serif Display", Georgia, serif; letter-spacing: -0.012em; }
p { margin: 0 0 28px; color: #544e47; overflow-wrap: anywhere; }
form { margin: 0 0 20px; }
button { box-sizing: border-box; min-height: 48px; padding: 11px 32px; border: 1px solid #1b1917; border-radius: 2px; background: #1b1917; color: #ffffff; font: inherit; font-weight: 500; cursor: pointer; }
button.quiet { background: #ffffff; color: #1b1917; }
.shop { display: inline-block; padding: 12px 0; color: #1b1917; }
:focus-visible { outline: 2px solid #1b1917; outline-offset: 3px; }
@media (max-width: 479px) { h1 { margin-top: 40px; font-size: 1.75rem; line-height: 2.125rem; } button { width: 100%; } }
`;

/** Without scripts, pictures and other hosts. */
export const UNSUBSCRIBE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
].join('; ');

interface Button {
  label: string;
  /** The field that the form sends. */
  field: string;
  quiet?: boolean;
}

/** The field of a press of the button, which is also that of mail providers (RFC 8058). */
export const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' } as const;
export const UNDO = { name: 'undo', value: '1' } as const;

const texts = {
  newsletter: {
    asked: { title: 'leave-newsletter-title', text: 'leave-newsletter-text', button: 'leave-newsletter-button' },
    left: { title: 'left-newsletter-title', text: 'left-newsletter-text' },
    rejoined: { title: 'rejoined-newsletter-title', text: 'rejoined-newsletter-text' },
  },
  'stock-notices': {
    asked: {
      title: 'leave-stock-notices-title',
      text: 'leave-stock-notices-text',
      button: 'leave-stock-notices-button',
    },
    left: { title: 'left-stock-notices-title', text: 'left-stock-notices-text' },
    rejoined: { title: 'rejoined-stock-notices-title', text: 'rejoined-stock-notices-text' },
  },
} as const;

/** Names the list and the address, and offers the button or its undoing. */
export function unsubscribePage({ country, list, email }: Leaver, state: LeavingState): string {
  const say = (key: string) => textFor(country, key, { email });
  const fieldOf = ({ name, value }: typeof ONE_CLICK | typeof UNDO) =>
    `<input type="hidden" name="${name}" value="${value}">`;
  if (state.name === 'asked') {
    const { title, text, button: label } = texts[list].asked;
    const button = { label: say(label), field: fieldOf(ONE_CLICK) };
    return pageOf(country, { title: say(title), text: say(text), button });
  }
  const canUndo = state.name === 'left' && state.canUndo;
  const button = canUndo ? { label: say('leave-undo'), field: fieldOf(UNDO), quiet: true } : null;
  const { title, text } = texts[list][state.name];
  return pageOf(country, { title: say(title), text: say(text), button });
}

/** For a link that was altered or cut off. `address`: e-mail of the shop. */
export const unusablePage = (country: CountryCode, address: string): string =>
  pageOf(country, {
    title: textFor(country, 'leave-unusable-title'),
    text: textFor(country, 'leave-unusable-text', { email: address }),
    button: null,
  });

function pageOf(
  country: CountryCode,
  { title, text, button }: { title: string; text: string; button: Button | null },
): string {
  return `<!doctype html>
<html lang="${languageOf(country)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ODETA</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<a class="logo" href="/">ODETA</a>
<h1>${escapeHtml(title)}</h1>
<p role="status">${escapeHtml(text)}</p>
${button ? formOf(button) : ''}
<a class="shop" href="/">${escapeHtml(textFor(country, 'leave-shop'))}</a>
</main>
</body>
</html>`;
}

/** Sent to the address of the page. */
const formOf = ({ label, field, quiet = false }: Button) =>
  `<form method="post">${field}<button${quiet ? ' class="quiet"' : ''}>${escapeHtml(label)}</button></form>`;
