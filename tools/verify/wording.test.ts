import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { parse } from 'yaml';

/**
 * Wordings that texts of a language avoid, each with what to write instead. The shop uses one tone: informal in Polish and Romanian, as
 * fashion shops there do, formal in Slovak, Hungarian, Russian and Ukrainian; and one term for each thing.
 */
const avoided: Record<string, readonly (readonly [pattern: RegExp, instead: string])[]> = {
  pl: [
    [words('Państw(o|a|u|em)', 'proszę', 'prosimy', 'należy wy\\p{L}+'), 'Wybierz, Sprawdź, Twoje'],
    [words('list\\p{L} życzeń'), 'Ulubione'],
    [words('zalogowany', 'podałeś', 'chciałbyś'), 'words that address everybody'],
    [/(?<!\p{L})(ci|cię|ciebie|tobie|tobą|two(im?|ja|je|ją|jej|jego|ich|imi)|twój)(?!\p{L})/u, 'Ci, Cię, Twój'],
    [words('odnośnik\\p{L}*'), 'link'],
    [words('doręczon\\p{L}*'), 'dostarczone'],
    [words('metod\\p{L}* płatności'), 'sposób płatności'],
    [/(nic po Tobie|Nie wiemy, gdzie|Czytamy Twój)/, 'facts: Nie ma już danych, Czekamy na paczkę, Sprawdzamy profil'],
    [words('za darmo', 'gratis', 'pozycj\\p{L}*', 'nie udało się sprawdzić, że'), 'bezpłatnie, produkt, potwierdzić'],
  ],
  sk: [
    [words('zoznam\\p{L}* želaní'), 'Obľúbené'],
    [words('vyber', 'skontroluj', 'zadaj', 'skús'), 'Vyberte, Skontrolujte'],
    [/(po vás nič|Nevieme, kde|Profil čítame)/, 'facts: údaje sme odstránili, Čakáme na balík, Profil posudzujeme'],
  ],
  hu: [
    [words('kívánságlist\\p{L}*'), 'Kedvencek'],
    [words('link\\p{L}*'), 'hivatkozás'],
    [/^Újra$/, 'Újrapróbálás'],
    // Numbers of orders begin with "HU"; other values stand after a colon.
    [/a\(z\)/i, 'A {{number}} rendelés; Összeg: {{amount}}'],
    [words('nem lehet üres'), 'nem maradhat üresen'],
    [
      words('csevegés\\p{L}*', 'legjobbra értékelt\\p{L}*', 'vásárlás újra'),
      'chat, legjobb értékelésűek, Újra a kosárba',
    ],
    [words('tétel(t|ek|eket)?'), 'termék, termékek; one word within a purchase'],
    [words('áru(t|k|kat|ja|ból|ra|hoz|nak)?'), 'termék, termékek'],
    // Delivery is also free at exactly this price.
    [/\}\} felett(i| a)/, 'legalább {{price}} értékű vásárlásnál'],
    // A numeric date ends with a full stop: 2026. 11. 23.
    [/\{\{(date|until|withdraw)\}\}\./, '{{date}} without another full stop'],
    [words('átvev\\p{L}{1,2}(pont|hely)\\p{L}*'), 'átvételi pont'],
  ],
  ro: [
    [
      words(
        'dumneavoastră',
        'vă (rugăm|mulțumim|puteți)',
        'alegeți',
        'vedeți',
        'introduceți',
        'încercați',
        'verificați',
      ),
      'Alege, Vezi',
    ],
    [words('list\\p{L}+ de dorințe'), 'Favorite'],
    [/^Scoate |^Șterge (codul|din listă|unul)/, 'Elimină for goods and codes, Șterge for data'],
    [/^(Refuz|Aleg|Accept tot|Salvez alegerea)$/, 'Refuză, Personalizează, Acceptă tot, Salvează'],
    [/\}\} (de )?articol/, '{{count}} produse'],
    [/t\(ă\)/, 'Sesiunea a expirat, Dispozitive conectate'],
    [words('calitat\\p{L}+ de membru'), 'abonament'],
    [words('mod(ul|uri|urile|alit\\p{L}+)? de plată'), 'metodă de plată'],
    [words('conectează-te', 'te conectezi', 'conectat'), 'autentifică-te'],
  ],
  ru: [
    [words('спис\\p{L}* желаний'), 'Избранное'],
    [/сумма больше/, 'при покупке от {{price}}'],
    [/(адрес для счёта|номер товара|долгая доставка)/i, 'Данные покупателя, Артикул, Доставка позже'],
    [/^(В работе|Измерения|Ждут оценки)$/, 'В обработке, Аналитика, Ждут отзыва'],
    [words('учётн\\p{L}+ запис\\p{L}+', 'аккаунт\\p{L}*'), 'Мой кабинет, личный кабинет'],
    [words('участие', 'сертификат\\p{L}*', 'коды? на скидку'), 'членство, ваучер, промокод'],
    [words('СМС'), 'SMS'],
  ],
  uk: [
    [words('спис\\p{L}* бажань'), 'Обране'],
    [words('обліков\\p{L}+ запис\\p{L}*', 'акаунт\\p{L}*'), 'Мій кабінет, особистий кабінет'],
    [words('участь', 'сертифікат\\p{L}*', 'код(и|у)? на знижку'), 'членство, ваучер, промокод'],
    [words('корзин\\p{L}*', 'заказ\\p{L}*', 'почтомат\\p{L}*'), 'кошик, замовлення, поштомат'],
    [words('накладен\\p{L}+ плат\\p{L}+', 'при отриманні'), 'післяплата, під час отримання'],
    [words('безплатн\\p{L}+', 'скидк\\p{L}+'), 'безкоштовно, знижка'],
    [words('відмін(ити|яти|ено|имо|имі|іть)'), 'скасувати'],
    [words('мобільн\\p{L}+ додат\\p{L}+', 'додатк(у|ом) банку'), 'застосунок'],
    [
      words('на протязі', 'по (адресу|телефону|посиланню)', 'співпада\\p{L}+', 'слідуюч\\p{L}+'),
      'протягом, за адресою',
    ],
    [
      words('ти', 'тебе', 'тобі', 'твоя', 'твоє', 'твої', 'твій', 'обери', 'перевір', 'введи', 'спробуй'),
      'ви, Виберіть',
    ],
    [/сума більша/, 'при покупці від {{price}}'],
    [words('СМС'), 'SMS'],
    [/[ыэъё]/iu, 'letters of Ukrainian'],
    [/(?<=\p{Script=Cyrillic})['ʼ`´](?=\p{Script=Cyrillic})/u, 'the apostrophe ’'],
    [/[„“”](?=\p{Script=Cyrillic})/u, '«…»'],
  ],
};

/** Whole words; `\b` only works with ASCII letters. */
function words(...patterns: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(${patterns.join('|')})(?!\\p{L})`, 'iu');
}

const messages = globSync(['*/src/**/messages/**/*.json', 'shared/*/src/**/{,*-}messages/*.json'], { cwd: workspace });
const seed = globSync(
  'api/src/seed/data/{agreements,club,codes,contents,customers,delivery,footers,help,home,menus,orders,vouchers}.yaml',
  { cwd: workspace },
);

test.each(Object.entries(avoided))(
  'texts of %s use one consistent tone and the same term for the same thing',
  (language, rules) => {
    const texts = readTexts(language);
    const found = texts.flatMap(({ place, text }) =>
      rules.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `${place}: "${text}" → ${instead}`),
    );

    expect(texts.length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  },
);

test('product names use the same terms as texts: jeansy in Polish, blugi in Romanian', () => {
  const goods = globSync(['api/src/seed/data/{products/*,categories}.yaml'], { cwd: workspace });
  const found = goods.filter((file) => /dżins|name: Jeanși/i.test(readFileSync(path.join(workspace, file), 'utf8')));

  expect(goods.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

/** Texts of message files and reviews, which have one language, and of the rest of the seed, whose texts have all languages. */
function readTexts(language: string): { place: string; text: string }[] {
  const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
  return [
    ...messages
      .filter((file) => path.basename(file) === `${language}.json`)
      .flatMap((place) => listTexts(JSON.parse(read(place))).map((text) => ({ place, text }))),
    ...seed.flatMap((place) => textsOf(parse(read(place)), language).map((text) => ({ place, text }))),
    ...globSync(`api/src/seed/data/reviews/${language}.yaml`, { cwd: workspace }).flatMap((place) =>
      listTexts(parse(read(place))).map((text) => ({ place, text })),
    ),
  ];
}

/** Texts below the language, also of one that is an addition to its country. Lists are words that people search for. */
function textsOf(node: unknown, language: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === language && !Array.isArray(value) ? listTexts(value) : textsOf(value, language),
  );
}

const listTexts = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : Object.values(node as object).flatMap(listTexts);
