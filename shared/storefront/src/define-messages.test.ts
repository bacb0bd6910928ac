import { type Language, languages } from '@odeta/contracts';
import { defineMessages, mergeTexts } from './define-messages.ts';

/** Texts with their name in each language; each file is loaded once, as modules are. */
function texts(name: string) {
  const file = (language: Language) => ({ default: { [name]: `${name} ${language}` } });
  const files = new Map(languages.map((language) => [language, file(language)]));
  return async (language: Language) => files.get(language) ?? file(language);
}

const messages = defineMessages([texts('title'), texts('street')], {
  purchase: texts('total'),
  validation: mergeTexts([texts('required'), texts('password')]),
});

test('the texts of a unit in each language are its own, with those of shared packages in their groups', async () => {
  expect(Object.keys(messages)).toEqual([...languages]);
  expect(await messages.sk()).toEqual({
    default: {
      title: 'title sk',
      street: 'street sk',
      purchase: { total: 'total sk' },
      validation: { required: 'required sk', password: 'password sk' },
    },
  });
});

test('all visitors of a server get the same texts', async () => {
  const [first, second] = [await messages.hu(), await messages.hu()];
  expect(first.default).toBe(second.default);
});
