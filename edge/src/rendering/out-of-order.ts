import type { Country, Language } from '@odeta/shared/contracts';

const texts: Record<Language, { title: string; text: string; again: string }> = {
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
    again: 'Încercați din nou',
  },
  ru: {
    title: 'Сейчас наш магазин недоступен',
    text: 'Мы уже работаем над этим. Корзина и данные сохранены.',
    again: 'Повторить',
  },
};

/** O1. The page for the case that there is no shell to render one: it needs nothing but itself. */
export function outOfOrderPage({ locale, language }: Country): string {
  const { title, text, again } = texts[language];
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>ODETA</title><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></html>`;
}
