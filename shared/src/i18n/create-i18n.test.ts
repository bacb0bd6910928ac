import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from 'i18next';
import { type Language, languages } from '../contracts/base/country.ts';
import { fc } from '../testing/properties.ts';
import { createI18n, type MessageTree } from './create-i18n.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');

/** The texts of every unit in a language. */
const readMessages = (language: Language) =>
  globSync(`*/src/**/messages/${language}.json`, { cwd: workspace, exclude: (name) => name === 'node_modules' }).map(
    (file): [string, MessageTree] => [file, JSON.parse(readFileSync(path.join(workspace, file), 'utf8'))],
  );

function keysOf(tree: MessageTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  );
}

function both(language: Language, messages: MessageTree) {
  const library = createInstance();
  void library.init({
    lng: language,
    fallbackLng: 'pl',
    initAsync: false,
    resources: { [language]: { unit: messages } },
    ns: ['unit'],
    interpolation: { escapeValue: false },
  });
  return {
    byLibrary: library.getFixedT(null, 'unit'),
    own: createI18n(language, { unit: messages }).getFixedT(null, 'unit'),
  };
}

describe.each(languages)('texts in %s', (language) => {
  test('every text of every unit is what i18next makes of it', () => {
    const all = readMessages(language);
    expect(all.length).toBeGreaterThan(5);

    for (const [file, messages] of all) {
      const { byLibrary, own } = both(language, messages);
      for (const key of keysOf(messages)) {
        const values = valuesOf(messages, key);
        expect([file, key, own(key, values)]).toEqual([file, key, byLibrary(key, values)]);
      }
    }
  });

  test('a number chooses the form as i18next does', () => {
    const forms = { one: '{{count}} kus', few: '{{count}} kusy', many: '{{count}} kusa', other: '{{count}} kusov' };
    const messages = Object.fromEntries(Object.entries(forms).map(([form, text]) => [`items_${form}`, text]));
    const { byLibrary, own } = both(language, { list: messages, plain: 'Spolu {{count}}' });
    const count = fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.constantFrom(0, 1, 2, 5, 1.5));

    fc.assert(
      fc.property(count, (number) => {
        for (const key of ['list.items', 'plain', 'list.missing'])
          expect(own(key, { count: number })).toBe(byLibrary(key, { count: number }));
      }),
    );
  });
});

test('a value that is not given is seen to be missing, and a text in it stays as it is', () => {
  const { byLibrary, own } = both('sk', { hello: 'Ahoj {{ name }}!' });

  for (const values of [
    {},
    { other: 1 },
    { name: null },
    { name: 'Jana' },
    { name: '<b>{{x}}</b>' },
    { name: 5 },
    { name: '$&' },
  ])
    expect(own('hello', values)).toBe(byLibrary('hello', values));
});

test('what is no text is its key', () => {
  const { t } = createI18n('sk', { shell: { group: { title: 'Košík' } } });

  expect(t('group', { ns: 'shell' })).toBe('group');
  expect(t('group.title.more', { ns: 'shell' })).toBe('group.title.more');
  expect(t('toString', { ns: 'shell' })).toBe('toString');
  expect(t('group.title', { ns: 'nowhere' })).toBe('group.title');
});

test('texts that come later join those that are there', () => {
  const i18n = createI18n('sk', { shell: { title: 'Odeta' } });
  i18n.addResourceBundle('sk', 'cart', { title: 'Košík' });
  i18n.addResourceBundle('sk', 'shell', { menu: 'Ponuka' });

  expect(['title', 'menu'].map((key) => i18n.t(key, { ns: 'shell' }))).toEqual(['Odeta', 'Ponuka']);
  expect(i18n.t('title', { ns: 'cart' })).toBe('Košík');
});

/** A value for every name in a text. */
function valuesOf(messages: MessageTree, key: string) {
  const text = key
    .split('.')
    .reduce<MessageTree | string>((group, name) => (group as MessageTree)[name] ?? '', messages);
  const names = [...String(text).matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, name === 'count' ? 3 : `‹${name}›`]));
}
