import type { Language } from '@odeta/contracts';

export interface PlainTexts {
  title: string;
  text: string;
  /** A second paragraph. */
  note?: string;
}

export const again: Record<Language, string> = {
  pl: 'Spróbuj ponownie',
  sk: 'Skúsiť znova',
  hu: 'Újrapróbálás',
  ro: 'Încearcă din nou',
  ru: 'Повторить',
  uk: 'Спробувати ще раз',
};

export const outOfOrder: Record<Language, PlainTexts> = {
  pl: {
    title: 'Chwilowo nie można korzystać z naszego sklepu',
    text: 'Pracujemy nad tym. Koszyk i dane są zachowane.',
  },
  sk: {
    title: 'Momentálne nie je možné používať naše stránky',
    text: 'Pracujeme na tom. Košík a dáta sú zachované.',
  },
  hu: {
    title: 'Áruházunk átmenetileg nem érhető el',
    text: 'Dolgozunk rajta. A kosár és az adatok megmaradtak.',
  },
  ro: {
    title: 'Momentan magazinul nostru nu poate fi folosit',
    text: 'Lucrăm la asta. Coșul și datele sunt păstrate.',
  },
  ru: {
    title: 'Сейчас наш магазин недоступен',
    text: 'Мы уже работаем над этим. Корзина и данные сохранены.',
  },
  uk: {
    title: 'Зараз наш магазин недоступний',
    text: 'Ми вже працюємо над цим. Кошик і дані збережено.',
  },
};

export const tooMany: Record<Language, PlainTexts> = {
  pl: {
    title: 'Zbyt wiele prób naraz',
    text: 'Spróbuj ponownie za chwilę. Koszyk i dane są zachowane.',
  },
  sk: {
    title: 'Príliš veľa pokusov naraz',
    text: 'Skúste to o chvíľu znova. Košík a dáta sú zachované.',
  },
  hu: {
    title: 'Túl sok próbálkozás egyszerre',
    text: 'Próbálja újra egy kicsit később. A kosár és az adatok megmaradtak.',
  },
  ro: {
    title: 'Prea multe încercări deodată',
    text: 'Încearcă din nou peste puțin timp. Coșul și datele sunt păstrate.',
  },
  ru: {
    title: 'Слишком много попыток сразу',
    text: 'Попробуйте чуть позже. Корзина и данные сохранены.',
  },
  uk: {
    title: 'Забагато спроб одночасно',
    text: 'Спробуйте трохи пізніше. Кошик і дані збережено.',
  },
};

/** A page that is the same for everyone has no data. */
export const noData: Record<Language, PlainTexts> = {
  pl: {
    title: 'Nie możemy teraz wyświetlić tej strony',
    text: 'Strona załaduje się sama, nic nie musisz robić. Koszyk i dane są zachowane.',
  },
  sk: {
    title: 'Túto stránku teraz nevieme zobraziť',
    text: 'Načítame ju sami, nič netreba robiť. Košík a dáta sú zachované.',
  },
  hu: {
    title: 'Ezt az oldalt most nem tudjuk megjeleníteni',
    text: 'Az oldal magától betöltődik, Önnek nincs teendője. A kosár és az adatok megmaradtak.',
  },
  ro: {
    title: 'Nu putem afișa acum această pagină',
    text: 'Pagina se va încărca automat, nu trebuie să faci nimic. Coșul și datele sunt păstrate.',
  },
  ru: {
    title: 'Сейчас мы не можем показать эту страницу',
    text: 'Страница загрузится сама, ничего делать не нужно. Корзина и данные сохранены.',
  },
  uk: {
    title: 'Зараз ми не можемо показати цю сторінку',
    text: 'Сторінка завантажиться сама, нічого робити не потрібно. Кошик і дані збережено.',
  },
};

/** A page of one visitor, such as the cart, has no data. The hyphens of "e-mail" do not break. */
export const noOwnData: Record<Language, PlainTexts> = {
  pl: {
    title: 'Nie możemy teraz wyświetlić koszyka ani konta',
    text: 'Strona załaduje się sama, nic nie musisz robić. Koszyk i dane są zachowane.',
    note: 'Płatność przeszła, a potwierdzenia nie ma? Zamówienie jest ważne, wyślemy e\u2011mail. Nie płać ponownie.',
  },
  sk: {
    title: 'Košík ani účet teraz nevieme zobraziť',
    text: 'Stránku načítame sami, nič netreba robiť. Košík a dáta sú zachované.',
    note: 'Zaplatili ste a potvrdenie neprišlo? Objednávka platí, e\u2011mail pošleme. Neplaťte znova.',
  },
  hu: {
    title: 'A kosarat és a fiókot most nem tudjuk megjeleníteni',
    text: 'Az oldal magától betöltődik, Önnek nincs teendője. A kosár és az adatok megmaradtak.',
    note: 'Fizetett, de nem kapott visszaigazolást? A rendelés érvényes, e\u2011mailt küldünk. Ne fizessen újra.',
  },
  ro: {
    title: 'Nu putem afișa acum coșul și contul',
    text: 'Pagina se va încărca automat, nu trebuie să faci nimic. Coșul și datele sunt păstrate.',
    note: 'Ai plătit și nu a venit confirmarea? Comanda este valabilă, îți trimitem un e\u2011mail. Nu plăti din nou.',
  },
  ru: {
    title: 'Сейчас мы не можем показать корзину и личный кабинет',
    text: 'Страница загрузится сама, ничего делать не нужно. Корзина и данные сохранены.',
    note: 'Оплатили, а подтверждение не пришло? Заказ действителен, мы пришлём письмо. Не платите повторно.',
  },
  uk: {
    title: 'Зараз ми не можемо показати кошик і особистий кабінет',
    text: 'Сторінка завантажиться сама, нічого робити не потрібно. Кошик і дані збережено.',
    note: 'Оплатили, а підтвердження не надійшло? Замовлення дійсне, ми надішлемо лист. Не платіть повторно.',
  },
};

export const busy: Record<Language, PlainTexts> = {
  pl: {
    title: 'Jest tu teraz bardzo dużo osób',
    text: 'Strona załaduje się sama, nic nie musisz robić. Koszyk, rabaty i rozpoczęte zamówienie są zapisane.',
    note: 'Wpuszczamy po kolei. Twoje miejsce jest zachowane.',
  },
  sk: {
    title: 'Teraz je tu priveľa ľudí',
    text: 'Stránku načítame sami, nič netreba robiť. Košík, zľavy a rozpracovaná objednávka sú uložené.',
    note: 'Púšťame vás postupne. Vaše miesto zostáva zachované.',
  },
  hu: {
    title: 'Most nagyon sokan vannak itt',
    text: 'Az oldal magától betöltődik, Önnek nincs teendője. A kosár, a kedvezmények és a megkezdett rendelés megmaradtak.',
    note: 'Érkezési sorrendben engedünk be mindenkit. Az Ön helye megmarad.',
  },
  ro: {
    title: 'Acum sunt prea mulți vizitatori',
    text: 'Pagina se va încărca automat, nu trebuie să faci nimic. Coșul, reducerile și comanda începută sunt păstrate.',
    note: 'Intrarea se face pe rând. Locul tău este păstrat.',
  },
  ru: {
    title: 'Сейчас здесь слишком много посетителей',
    text: 'Страница загрузится сама, ничего делать не нужно. Корзина, скидки и начатый заказ сохранены.',
    note: 'Пускаем по очереди. Ваше место сохранено.',
  },
  uk: {
    title: 'Зараз тут забагато відвідувачів',
    text: 'Сторінка завантажиться сама, нічого робити не потрібно. Кошик, знижки й розпочате замовлення збережено.',
    note: 'Пускаємо по черзі. Ваше місце збережено.',
  },
};
