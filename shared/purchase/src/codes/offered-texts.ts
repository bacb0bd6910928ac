import type { Language } from '@odeta/contracts';

export const OFFERED_TEXTS = 'offered-codes';

/** They come with the lazy chunk, because every byte of the cart's own texts counts. */
export const offeredTexts: Record<Language, Record<string, string>> = {
  pl: {
    'use-named': 'Użyj kodu {{name}}',
    percent: 'rabat {{percent}}%',
    amount: 'rabat {{price}}',
    until: 'do {{day}}',
    saves: 'oszczędzasz {{price}}',
    best: 'najkorzystniejszy',
    near: 'od {{min}}, brakuje {{missing}}',
  },
  sk: {
    'use-named': 'Použiť kód {{name}}',
    percent: 'zľava {{percent}} %',
    amount: 'zľava {{price}}',
    until: 'do {{day}}',
    saves: 'ušetríte {{price}}',
    best: 'najvýhodnejší',
    near: 'od {{min}}, chýba {{missing}}',
  },
  hu: {
    'use-named': 'Kód beváltása: {{name}}',
    percent: '{{percent}}% kedvezmény',
    amount: '{{price}} kedvezmény',
    until: 'eddig: {{day}}',
    saves: 'megtakarítás: {{price}}',
    best: 'a legkedvezőbb',
    near: '{{min}} felett, még {{missing}} hiányzik',
  },
  ro: {
    'use-named': 'Folosește codul {{name}}',
    percent: 'reducere {{percent}}%',
    amount: 'reducere {{price}}',
    until: 'până {{day}}',
    saves: 'economisești {{price}}',
    best: 'cel mai avantajos',
    near: 'de la {{min}}, mai lipsesc {{missing}}',
  },
  ru: {
    'use-named': 'Применить промокод {{name}}',
    percent: 'скидка {{percent}} %',
    amount: 'скидка {{price}}',
    until: 'до {{day}}',
    saves: 'экономия {{price}}',
    best: 'самый выгодный',
    near: 'от {{min}}, не хватает {{missing}}',
  },
  uk: {
    'use-named': 'Застосувати промокод {{name}}',
    percent: 'знижка {{percent}} %',
    amount: 'знижка {{price}}',
    until: 'до {{day}}',
    saves: 'економія {{price}}',
    best: 'найвигідніший',
    near: 'від {{min}}, бракує {{missing}}',
  },
};
