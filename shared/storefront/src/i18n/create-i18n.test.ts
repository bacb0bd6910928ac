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
] as const)('%s chooses the plural form of a number', (language, expected) => {
  const t = createI18n(language, { cart: { list: forms } }).getFixedT(null, 'cart');

  expect([1, 2, 5, 22, 1.5].map((count) => t('list.items', { count }))).toEqual(expected);
});

test('none can have a form of its own, and a number needs no forms', () => {
  const texts = { left_zero: 'none', left_other: '{{count}} left', total: 'Total {{count}}' };
  const t = createI18n('hu', { cart: texts }).getFixedT(null, 'cart');

  expect([t('left', { count: 0 }), t('left', { count: 2 }), t('total', { count: 0 })]).toEqual([
    'none',
    '2 left',
    'Total 0',
  ]);
});

test('an empty value is left out, and the place of one that is not given stays to be seen', () => {
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

test('what a visitor typed is never read as a text: no place in it is filled in, nothing is escaped twice', () => {
  const t = createI18n('sk', { shell: { secret: 'x', hello: 'Ahoj {{name}}!' } }).getFixedT(null, 'shell');

  for (const name of ['<b>{{secret}}</b>', '{{name}}', '$t(secret)', '$&', "O'Hara & syn"])
    expect(t('hello', { name })).toBe(`Ahoj ${name}!`);
});

test('what has no text is its key', () => {
  const { t } = createI18n('sk', { shell: { group: { title: 'Košík' } } });

  for (const key of ['group', 'group.title.more', 'missing', 'toString', 'missing: key'])
    expect(t(key, { ns: 'shell' })).toBe(key);
  expect(t('group.title', { ns: 'nowhere' })).toBe('group.title');
  expect(t('group.title', { ns: 'shell' })).toBe('Košík');
});

test('texts that come later join those that are there, in this storefront alone', () => {
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

test('a text that has been read is another one when it comes in other words, and is nobody else’s', () => {
  const texts = { title: 'Košík' };
  const [mine, other] = [createI18n('sk', { cart: texts }), createI18n('sk', { cart: texts })];
  const t = mine.getFixedT(null, 'cart');
  expect([t('title'), t('note')]).toEqual(['Košík', 'note']);

  mine.addResourceBundle('sk', 'cart', { title: 'Taška', note: 'Pozor' });

  expect([t('title'), t('note')]).toEqual(['Taška', 'Pozor']);
  expect([other.getFixedT(null, 'cart')('title'), other.getFixedT(null, 'cart')('note')]).toEqual(['Košík', 'note']);
});

test('on a server with all languages, a text that one lacks is Polish (A1)', () => {
  const none = { api: {} };
  const polish = { api: { sorry: 'Przepraszamy', left_one: 'sztuka', left_few: 'sztuki', left_many: 'sztuk' } };
  const i18n = createServerI18n({ pl: polish, sk: { api: { sorry: 'Prepáčte' } }, hu: none, ro: none, ru: none });
  const texts = languages.map((language) => i18n.getFixedT(language, 'api')('sorry'));

  expect(texts).toEqual(languages.map((language) => (language === 'sk' ? 'Prepáčte' : 'Przepraszamy')));
  expect(i18n.getFixedT('hu', 'api')('left', { count: 5 })).toBe('sztuk');
});
