import type { Language } from '@odeta/contracts';
import type { PreviewEnd } from '../releases/preview-state.ts';

interface BarTexts {
  label: string;
  /** `{time}` is a date with a time. */
  until: string;
  end: string;
  /** Of a version that failed, so that the page has another one. */
  failed: string;
  /** Instead of versions; `{number}` is that of a change set. */
  drafts: string;
  /** Beside drafts, whose prices nobody has to keep. */
  noOrders: string;
  /** The preview of the browser's cookie gives nothing any more. */
  ended: Record<PreviewEnd, string>;
}

export const barTexts: Record<Language, BarTexts> = {
  pl: {
    label: 'Podgląd',
    until: 'tylko w tej przeglądarce, do {time}',
    end: 'Zakończ podgląd',
    failed: 'nie działa, widzisz zwykłą wersję sklepu',
    drafts: 'projekt zmian nr {number}',
    noOrders: 'Koszyk jest tylko na próbę, nie można zamówić.',
    ended: {
      expired: 'Podgląd wygasł. Widzisz zwykłą wersję sklepu.',
      invalid: 'Podgląd już nie działa. Widzisz zwykłą wersję sklepu.',
      removed: 'Tej wersji podglądu już nie ma. Widzisz zwykłą wersję sklepu.',
      over: 'Te zmiany nie są już projektem. Widzisz zwykłą wersję sklepu.',
    },
  },
  sk: {
    label: 'Náhľad',
    until: 'len v tomto prehliadači, do {time}',
    end: 'Ukončiť náhľad',
    failed: 'nefunguje, vidíte bežnú verziu obchodu',
    drafts: 'návrh zmien č. {number}',
    noOrders: 'Košík je len na skúšku, objednať sa nedá.',
    ended: {
      expired: 'Platnosť náhľadu sa skončila. Vidíte bežnú verziu obchodu.',
      invalid: 'Náhľad už nefunguje. Vidíte bežnú verziu obchodu.',
      removed: 'Táto verzia náhľadu už nie je k dispozícii. Vidíte bežnú verziu obchodu.',
      over: 'Tieto zmeny už nie sú návrhom. Vidíte bežnú verziu obchodu.',
    },
  },
  hu: {
    label: 'Előnézet',
    until: 'csak ebben a böngészőben, eddig: {time}',
    end: 'Előnézet befejezése',
    failed: 'nem működik, az áruház szokásos változatát látja',
    drafts: '{number}. számú módosítástervezet',
    noOrders: 'A kosár csak próba, rendelni nem lehet.',
    ended: {
      expired: 'Az előnézet lejárt. Az áruház szokásos változatát látja.',
      invalid: 'Az előnézet már nem működik. Az áruház szokásos változatát látja.',
      removed: 'Az előnézet változata már nem érhető el. Az áruház szokásos változatát látja.',
      over: 'Ezek a módosítások már nem tervezetek. Az áruház szokásos változatát látja.',
    },
  },
  ro: {
    label: 'Previzualizare',
    until: 'doar în acest browser, până la {time}',
    end: 'Încheie previzualizarea',
    failed: 'nu funcționează, vezi versiunea obișnuită a magazinului',
    drafts: 'propunerea de modificări nr. {number}',
    noOrders: 'Coșul este doar de probă, nu se poate comanda.',
    ended: {
      expired: 'Previzualizarea a expirat. Vezi versiunea obișnuită a magazinului.',
      invalid: 'Previzualizarea nu mai funcționează. Vezi versiunea obișnuită a magazinului.',
      removed: 'Versiunea din previzualizare nu mai există. Vezi versiunea obișnuită a magazinului.',
      over: 'Aceste modificări nu mai sunt o propunere. Vezi versiunea obișnuită a magazinului.',
    },
  },
  ru: {
    label: 'Предпросмотр',
    until: 'только в этом браузере, до {time}',
    end: 'Завершить предпросмотр',
    failed: 'не работает, вы видите обычную версию магазина',
    drafts: 'проект изменений № {number}',
    noOrders: 'Корзина пробная, оформить заказ нельзя.',
    ended: {
      expired: 'Срок предпросмотра истёк. Вы видите обычную версию магазина.',
      invalid: 'Предпросмотр больше не работает. Вы видите обычную версию магазина.',
      removed: 'Версии предпросмотра больше нет. Вы видите обычную версию магазина.',
      over: 'Эти изменения больше не проект. Вы видите обычную версию магазина.',
    },
  },
  uk: {
    label: 'Попередній перегляд',
    until: 'лише в цьому браузері, до {time}',
    end: 'Завершити перегляд',
    failed: 'не працює, ви бачите звичайну версію магазину',
    drafts: 'проєкт змін № {number}',
    noOrders: 'Кошик пробний, оформити замовлення не можна.',
    ended: {
      expired: 'Термін дії перегляду минув. Ви бачите звичайну версію магазину.',
      invalid: 'Перегляд більше не працює. Ви бачите звичайну версію магазину.',
      removed: 'Версії для перегляду більше немає. Ви бачите звичайну версію магазину.',
      over: 'Ці зміни вже не проєкт. Ви бачите звичайну версію магазину.',
    },
  },
};
