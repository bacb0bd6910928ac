import type { Country, Language, RenderedPage } from '@odeta/contracts';
import { phoneUrl } from '@odeta/contracts/phone-url';
import { escapeHtml } from '@odeta/node/escape-html';

/** `{phone}` and `{email}` become links. */
const words: Record<Language, string> = {
  pl: 'Twoja przeglądarka nie uruchamia JavaScriptu. Możesz przeglądać sklep, a zamówienie złożysz telefonicznie: {phone} lub e-mailem: {email}. Po włączeniu JavaScriptu zamówisz tutaj.',
  sk: 'Váš prehliadač nespúšťa JavaScript. Tovar si môžete prezerať a objednať telefonicky: {phone} alebo e-mailom: {email}. Po zapnutí JavaScriptu objednáte aj tu.',
  hu: 'Böngészőjében nem fut a JavaScript. Termékeinket így is megnézheti, és megrendelheti telefonon: {phone} vagy e-mailben: {email}. A JavaScript bekapcsolása után itt is rendelhet.',
  ro: 'Browserul tău nu rulează JavaScript. Poți răsfoi magazinul și comanda la telefon: {phone} sau prin e-mail: {email}. După ce activezi JavaScript, poți comanda și aici.',
  ru: 'В вашем браузере не работает JavaScript. Вы можете смотреть товары и сделать заказ по телефону: {phone} или по почте: {email}. Включите JavaScript, чтобы заказать здесь.',
  uk: 'У вашому браузері не працює JavaScript. Ви можете переглядати товари й замовити телефоном: {phone} або поштою: {email}. Увімкніть JavaScript, щоб замовити тут.',
};

/** For browsers without JavaScript: what works, and how to order nevertheless. */
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
