import { languages } from '@odeta/contracts';
import { createI18n, createServerI18n } from './create-i18n.ts';

const forms = {
  items_one: '{{count}} one',
  items_few: '{{count}} few',
  items_many: '{{count}} many',
  items_other: '{{count}} other',
};

test.each([
  ['pl', ['1 one', '2 few', '5 many', '22 few', '1.5 other']],
  ['sk', ['1 one', '2 few', '5 other', '22 other', '1.5 many']],
  ['hu', ['1 one', '2 other', '5 other', '22 other', '1.5 other']],
  ['ro', ['1 one', '2 few', '5 few', '22 other', '1.5 few']],
  ['ru', ['1 one', '2 few', '5 many', '22 few', '1.5 other']],
] as const)('the language %s selects the plural form for a number', (language, expected) => {
  const t = createI18n(language, { cart: { list: forms } }).getFixedT(null, 'cart');

  expect([1, 2, 5, 22, 1.5].map((count) => t('list.items', { count }))).toEqual(expected);
});

test('zero can have its own plural form, and a text with a number needs no plural forms', () => {
  const texts = { left_zero: 'none', left_other: '{{count}} left', total: 'Total {{count}}' };
  const t = createI18n('hu', { cart: texts }).getFixedT(null, 'cart');

  expect([t('left', { count: 0 }), t('left', { count: 2 }), t('total', { count: 0 })]).toEqual([
    'none',
    '2 left',
    'Total 0',
  ]);
});

test('a null value is replaced by an empty text, and the placeholder of a missing value stays visible', () => {
  const t = createI18n('sk', { shell: { hello: 'Ahoj {{ name }}!' } }).getFixedT(null, 'shell');
  const given = [{ name: 'Jana' }, { name: 5 }, { name: null }, {}, { other: 1 }];

  expect(given.map((values) => t('hello', values))).toEqual([
    'Ahoj Jana!',
    'Ahoj 5!',
    'Ahoj !',
    'Ahoj {{ name }}!',
    'Ahoj {{ name }}!',
  ]);
});

test('a value typed by a visitor is inserted literally, without filling in placeholders or escaping', () => {
  const t = createI18n('sk', { shell: { secret: 'x', hello: 'Ahoj {{name}}!' } }).getFixedT(null, 'shell');

  for (const name of ['<b>{{secret}}</b>', '{{name}}', '$t(secret)', '$&', "O'Hara & syn"])
    expect(t('hello', { name })).toBe(`Ahoj ${name}!`);
});

test('a missing text is shown as its key', () => {
  const { t } = createI18n('sk', { shell: { group: { title: 'Košík' } } });

  for (const key of ['group', 'group.title.more', 'missing', 'toString', 'missing: key'])
    expect(t(key, { ns: 'shell' })).toBe(key);
  expect(t('group.title', { ns: 'nowhere' })).toBe('group.title');
  expect(t('group.title', { ns: 'shell' })).toBe('Košík');
});

test('texts added later are merged with the existing ones, in this storefront only', () => {
  const shell = { title: 'Odeta' };
  const messages = { shell };
  const i18n = createI18n('sk', messages);
  const other = createI18n('sk', messages);
  i18n.addResourceBundle('sk', 'cart', { title: 'Košík' });
  i18n.addResourceBundle('sk', 'shell', { menu: 'Ponuka' });

  expect(['title', 'menu'].map((key) => i18n.t(key, { ns: 'shell' }))).toEqual(['Odeta', 'Ponuka']);
  expect(i18n.t('title', { ns: 'cart' })).toBe('Košík');
  expect([other.t('menu', { ns: 'shell' }), other.t('title', { ns: 'cart' })]).toEqual(['menu', 'title']);
  expect({ messages, shell }).toEqual({ messages: { shell: { title: 'Odeta' } }, shell: { title: 'Odeta' } });
});

test('a text that was already read is replaced by one added later, in this storefront only', () => {
  const texts = { title: 'Košík' };
  const [mine, other] = [createI18n('sk', { cart: texts }), createI18n('sk', { cart: texts })];
  const t = mine.getFixedT(null, 'cart');
  expect([t('title'), t('note')]).toEqual(['Košík', 'note']);

  mine.addResourceBundle('sk', 'cart', { title: 'Taška', note: 'Pozor' });

  expect([t('title'), t('note')]).toEqual(['Taška', 'Pozor']);
  expect([other.getFixedT(null, 'cart')('title'), other.getFixedT(null, 'cart')('note')]).toEqual(['Košík', 'note']);
});

test('on a server with all languages, a text missing in one language falls back to Polish (A1)', () => {
  const none = { api: {} };
  const polish = { api: { sorry: 'Przepraszamy', left_one: 'sztuka', left_few: 'sztuki', left_many: 'sztuk' } };
  const i18n = createServerI18n({
    pl: polish,
    sk: { api: { sorry: 'Prepáčte' } },
    hu: none,
    ro: none,
    ru: none,
    uk: none,
  });
  const texts = languages.map((language) => i18n.getFixedT(language, 'api')('sorry'));

  expect(texts).toEqual(languages.map((language) => (language === 'sk' ? 'Prepáčte' : 'Przepraszamy')));
  expect(i18n.getFixedT('hu', 'api')('left', { count: 5 })).toBe('sztuk');
});
