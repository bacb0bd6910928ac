import type { Country, Language } from '@odeta/contracts';

interface Words {
  title: string;
  text: string;
  again: string;
}

const outOfOrder: Record<Language, Words> = {
  pl: {
    title: 'Chwilowo nie można korzystać z naszego sklepu',
    text: 'Pracujemy nad tym. Koszyk i dane są zachowane.',
    again: 'Spróbuj ponownie',
  },
  sk: {
    title: 'Momentálne nie je možné používať naše stránky',
    text: 'Pracujeme na tom. Košík a dáta sú zachované.',
    again: 'Skúsiť znova',
  },
  hu: {
    title: 'Áruházunk átmenetileg nem érhető el',
    text: 'Dolgozunk rajta. A kosár és az adatok megmaradtak.',
    again: 'Újrapróbálás',
  },
  ro: {
    title: 'Momentan magazinul nostru nu poate fi folosit',
    text: 'Lucrăm la asta. Coșul și datele sunt păstrate.',
    again: 'Încearcă din nou',
  },
  ru: {
    title: 'Сейчас наш магазин недоступен',
    text: 'Мы уже работаем над этим. Корзина и данные сохранены.',
    again: 'Повторить',
  },
};

const tooMany: Record<Language, Words> = {
  pl: {
    title: 'Zbyt wiele prób naraz',
    text: 'Spróbuj ponownie za chwilę. Koszyk i dane są zachowane.',
    again: 'Spróbuj ponownie',
  },
  sk: {
    title: 'Príliš veľa pokusov naraz',
    text: 'Skúste to o chvíľu znova. Košík a dáta sú zachované.',
    again: 'Skúsiť znova',
  },
  hu: {
    title: 'Túl sok próbálkozás egyszerre',
    text: 'Próbálja újra egy kicsit később. A kosár és az adatok megmaradtak.',
    again: 'Újrapróbálás',
  },
  ro: {
    title: 'Prea multe încercări deodată',
    text: 'Încearcă din nou peste puțin timp. Coșul și datele sunt păstrate.',
    again: 'Încearcă din nou',
  },
  ru: {
    title: 'Слишком много попыток сразу',
    text: 'Попробуйте чуть позже. Корзина и данные сохранены.',
    again: 'Повторить',
  },
};

/** Shown when there is no shell to render a page, so it needs no other files. */
export const outOfOrderPage = (country: Country): string => plainPage(country, outOfOrder);

export const tooManyRequestsPage = (country: Country): string => plainPage(country, tooMany);

function plainPage({ locale, language }: Country, texts: Record<Language, Words>) {
  const { title, text, again } = texts[language];
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>ODETA</title><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></html>`;
}
