import { defineMessages } from './define-messages.ts';

/** A loader that reads its file once, as modules are. */
function texts(name: string) {
  const files = new Map<string, { default: Record<string, string> }>();
  return async (language: string) => {
    const file = files.get(language) ?? { default: { [name]: `${name} ${language}` } };
    files.set(language, file);
    return file;
  };
}

const messages = defineMessages([texts('title'), texts('street')], {
  purchase: [texts('total')],
  validation: [texts('required'), texts('password')],
});

test('the texts of a unit in each language are its own, with those of shared packages in their groups', async () => {
  expect(Object.keys(messages)).toEqual(['pl', 'sk', 'hu', 'ro', 'ru']);
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
