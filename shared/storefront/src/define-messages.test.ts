import { languages } from '@odeta/contracts';
import { defineMessages, type Messages } from './define-messages.ts';

/** Texts with their name in each language. */
const texts = (name: string) =>
  Object.fromEntries(
    languages.map((language) => {
      const file = { default: { [name]: `${name} ${language}` } };
      return [language, async () => file];
    }),
  ) as Messages;

const messages = defineMessages([texts('title'), texts('street')], {
  purchase: texts('total'),
  validation: defineMessages([texts('required'), texts('password')]),
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
