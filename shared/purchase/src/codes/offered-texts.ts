import type { Language } from '@odeta/contracts';

export const OFFERED_TEXTS = 'offered-codes';

/** They come with the lazy chunk, because every byte of the cart's own texts counts. */
export const offeredTexts: Record<Language, Record<string, string>> = {
  pl: {
    'use-named': 'Użyj kodu {{name}}',
    percent: 'rabat {{percent}}%',
    amount: 'rabat {{price}}',
    until: 'do {{day}}',
  },
  sk: {
    'use-named': 'Použiť kód {{name}}',
    percent: 'zľava {{percent}} %',
    amount: 'zľava {{price}}',
    until: 'do {{day}}',
  },
  hu: {
    'use-named': 'Kód beváltása: {{name}}',
    percent: '{{percent}}% kedvezmény',
    amount: '{{price}} kedvezmény',
    until: 'eddig: {{day}}',
  },
  ro: {
    'use-named': 'Folosește codul {{name}}',
    percent: 'reducere {{percent}}%',
    amount: 'reducere {{price}}',
    until: 'până {{day}}',
  },
  ru: {
    'use-named': 'Применить промокод {{name}}',
    percent: 'скидка {{percent}} %',
    amount: 'скидка {{price}}',
    until: 'до {{day}}',
  },
  uk: {
    'use-named': 'Застосувати промокод {{name}}',
    percent: 'знижка {{percent}} %',
    amount: 'знижка {{price}}',
    until: 'до {{day}}',
  },
};
