import type { OutgoingHttpHeaders } from 'node:http';
import { type Country, type Language, languages } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { plainFormHeaders, plainPageHeaders, writePlainPage } from './plain-pages.ts';

interface PlainPageAnswer {
  page: string;
  headers: OutgoingHttpHeaders;
}

interface Texts {
  title: string;
  text: string;
  /** What deleting the cookies means for the visitor. */
  loss: string;
  press: string;
  /** The cookies are so large that the browser was told to delete them. */
  deleted: string;
}

const texts: Record<Language, Texts> = {
  pl: {
    title: 'Przeglądarka wysyła zbyt dużo plików cookie',
    text: 'Dlatego nie możemy otworzyć tej strony. Usuń pliki cookie zapisane dla naszego sklepu, a wszystko znów będzie działać.',
    loss: 'Po usunięciu trzeba będzie zalogować się ponownie. Koszyk bez konta będzie pusty, a zamówienia pozostaną bez zmian.',
    press: 'Usuń pliki cookie i otwórz stronę',
    deleted: 'Usunęliśmy je, otwórz stronę jeszcze raz. Jeśli to nie pomoże, usuń je w ustawieniach przeglądarki.',
  },
  sk: {
    title: 'Prehliadač posiela priveľa súborov cookie',
    text: 'Preto túto stránku nevieme otvoriť. Zmažte súbory cookie uložené pre náš obchod a všetko bude zase fungovať.',
    loss: 'Potom sa prihláste znova. Košík bez účtu bude prázdny, objednávky sa nezmenia.',
    press: 'Zmazať súbory cookie a otvoriť stránku',
    deleted: 'Zmazali sme ich, otvorte stránku ešte raz. Ak to nepomôže, zmažte ich v nastaveniach prehliadača.',
  },
  hu: {
    title: 'A böngésző túl sok sütit küld',
    text: 'Ezért ezt az oldalt nem tudjuk megnyitni. Törölje az áruházunkhoz mentett sütiket, és minden újra működik.',
    loss: 'Utána jelentkezzen be újra. A fiók nélküli kosár kiürül, a rendelések nem változnak.',
    press: 'Sütik törlése és az oldal megnyitása',
    deleted: 'Töröltük őket, nyissa meg újra az oldalt. Ha ez nem segít, törölje őket a böngésző beállításaiban.',
  },
  ro: {
    title: 'Browserul trimite prea multe cookie-uri',
    text: 'De aceea nu putem deschide această pagină. Șterge cookie-urile salvate pentru magazinul nostru și totul va funcționa din nou.',
    loss: 'Apoi autentifică-te din nou. Coșul fără cont va fi gol, iar comenzile rămân neschimbate.',
    press: 'Șterge cookie-urile și deschide pagina',
    deleted: 'Le-am șters, deschide pagina încă o dată. Dacă nu ajută, șterge-le din setările browserului.',
  },
  ru: {
    title: 'Браузер отправляет слишком много файлов cookie',
    text: 'Поэтому мы не можем открыть эту страницу. Удалите файлы cookie, сохранённые для нашего магазина, и всё снова заработает.',
    loss: 'После этого войдите снова. Корзина без личного кабинета опустеет, заказы не изменятся.',
    press: 'Удалить файлы cookie и открыть страницу',
    deleted: 'Мы их удалили, откройте страницу ещё раз. Если это не поможет, удалите их в настройках браузера.',
  },
  uk: {
    title: 'Браузер надсилає забагато файлів cookie',
    text: 'Тому ми не можемо відкрити цю сторінку. Видаліть файли cookie, збережені для нашого магазину, і все знову запрацює.',
    loss: 'Після цього увійдіть знову. Кошик без особистого кабінету спорожніє, замовлення не зміняться.',
    press: 'Видалити файли cookie і відкрити сторінку',
    deleted: 'Ми їх видалили, відкрийте сторінку ще раз. Якщо це не допоможе, видаліть їх у налаштуваннях браузера.',
  },
};

export const manyCookiesText = (language: Language): string => `${texts[language].title}. ${texts[language].text}`;

/** @param action where the press leads */
export function manyCookiesPage({ language, locale }: Country, action: string): PlainPageAnswer {
  const { title, text, loss, press } = texts[language];
  const form = `<form method="post" action="${escapeHtml(action)}"><button>${press}</button></form>`;
  const main = `<h1>${title}</h1><p>${text}</p><p>${loss}</p>${form}`;
  return { page: writePlainPage({ locale, title, main }), headers: plainFormHeaders };
}

/** Before the request is known, and with it the country. */
export function unreadableCookiesPage(): PlainPageAnswer {
  const part = (language: Language) =>
    `<section lang="${language}"><h2>${texts[language].title}</h2><p>${texts[language].deleted}</p></section>`;
  const main = `<h1>ODETA</h1>${languages.map(part).join('')}`;
  const headers = { ...plainPageHeaders, 'clear-site-data': '"cookies"' };
  return { page: writePlainPage({ locale: 'pl', title: 'Cookies', main }), headers };
}
