import type { Country, Language, RenderedPage } from '@odeta/contracts';
import { phoneUrl } from '@odeta/contracts/phone-url';
import { escapeHtml } from '@odeta/node/escape-html';

/** `{phone}` and `{email}` become links. */
const words: Record<Language, string> = {
  pl: 'Twoja przeglądarka nie uruchamia JavaScriptu. Zamówienie złożysz i tak, tylko bez niektórych ułatwień. W razie potrzeby pomożemy: {phone}, {email}.',
  sk: 'Váš prehliadač nespúšťa JavaScript. Objednať môžete aj tak, len bez niektorých pomôcok. Ak treba, poradíme: {phone}, {email}.',
  hu: 'Böngészőjében nem fut a JavaScript. Rendelni így is tud, csak néhány kényelmi funkció hiányzik. Ha kell, segítünk: {phone}, {email}.',
  ro: 'Browserul tău nu rulează JavaScript. Poți comanda și așa, doar fără unele facilități. La nevoie te ajutăm: {phone}, {email}.',
  ru: 'В вашем браузере не работает JavaScript. Заказать можно и так, только без некоторых удобств. Если нужно, поможем: {phone}, {email}.',
  uk: 'У вашому браузері не працює JavaScript. Замовити можна й так, лише без деяких зручностей. Якщо потрібно, допоможемо: {phone}, {email}.',
};

/** For browsers without JavaScript: that one can order nevertheless, and who helps. */
export function withoutScripts({ language }: Pick<Country, 'language'>, contact: RenderedPage['contact']): string {
  if (!contact) return '';
  const { phone, email } = contact;
  const text = words[language]
    .replace('{phone}', link(phoneUrl(phone), inOneLine(phone)))
    .replace('{email}', link(`mailto:${email}`, email));
  return `<noscript><p>${text}</p></noscript>`;
}

const inOneLine = (phone: string) => phone.replaceAll(' ', '\u00a0');

const link = (address: string, text: string) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;
