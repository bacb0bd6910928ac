import { defineMessages } from './define-messages.ts';

const texts = (name: string) => async (language: string) => ({ default: { [name]: `${name} ${language}` } });

test('the texts of a unit in each language are its own, with those of shared packages in their groups', async () => {
  const messages = defineMessages([texts('title'), texts('street')], {
    purchase: [texts('total')],
    validation: [texts('required'), texts('password')],
  });

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
