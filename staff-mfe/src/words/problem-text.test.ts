import { ApiError } from '@odeta/storefront';
import type { Translate } from '@odeta/storefront/i18n';
import { createServerI18n } from '@odeta/storefront/i18n/create-i18n';
import { messages } from '../messages/index.ts';
import { fieldTexts, problemText } from './problem-text.ts';

const textsIn = async (language: 'en' | 'sk'): Promise<Translate> => {
  const staff = (await messages[language]()).default;
  return createServerI18n({ sk: { staff } } as never).getFixedT('sk', 'staff') as unknown as Translate;
};

const refused = (code: string, why: object, validation = {}) =>
  new ApiError('POST /staff', {
    ...{ success: false, status: 409, code, validation, body: { why } },
    messages: [{ type: 'error', message: 'English words', autoclose: false, closable: true }],
  });

test('a refusal is said in the language of the application, with its values', async () => {
  const slovak = await textsIn('sk');

  expect(problemText(slovak, refused('not-possible', { reason: 'goodwill-share', values: { percent: 20 } }))).toBe(
    'Vaša rola môže vrátiť najviac 20 % ceny objednávky.',
  );
  expect(problemText(slovak, refused('order-packed', { reason: 'amend-late' }))).toMatch(/^Je neskoro/);
  expect(problemText(slovak, refused('something-new', {}))).toBe('English words');
});

test('fields have the words of their rules: those of the shop, and those of employees where they differ', async () => {
  const validation = { city: ['Neplatná'], postCode: ['PSČ má tvar'], text: ['Invalid length'], key: ['is taken'] };
  const rules = { city: 'city', postCode: 'post-code', text: 'max_length?bound=300' };

  const [slovak, english] = await Promise.all([textsIn('sk'), textsIn('en')]);

  expect(fieldTexts(slovak, refused('validation', { rules }, validation))).toEqual({
    city: 'Názov mesta môže obsahovať písmená, číslice a znaky - . , /',
    postCode: 'V krajine objednávky také PSČ nie je',
    text: 'Najväčší počet znakov: 300',
    key: 'Tu to nie je možné: is taken',
  });
  expect(fieldTexts(english, refused('validation', { rules }, validation))).toMatchObject({
    text: 'At most 300 characters',
  });
});
