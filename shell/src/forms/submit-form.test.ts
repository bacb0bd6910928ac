import type { ApiRequest, FormRequest } from '@odeta/contracts';
import { changeQuantity } from '@odeta/contracts';
import type { FormAction } from '@odeta/storefront';
import { submitForm } from './submit-form.ts';

const problem = { success: false, code: 'not-enough-stock', status: 409, messages: [], validation: {}, body: {} };
const send = (status: number, json: object) => async (_: string, __: ApiRequest) => ({
  status,
  json: async () => json,
});

const change: FormAction = async ({ api }, fields, { path }) => {
  await api.send(changeQuantity, { cartEntryId: '7', quantity: Number(fields.one('quantity')) });
  return { to: path };
};

const remote = {
  name: 'cart',
  routes: [{ path: '/cart', page: () => null, meta: () => ({ title: '' }) }],
  messages: Object.fromEntries(
    ['pl', 'sk', 'hu', 'ro', 'ru', 'uk'].map((name) => [name, async () => ({ default: {} })]),
  ),
};

const requestOf = (part: Partial<FormRequest> = {}): FormRequest => ({
  ...{ url: '/cart?a=b', country: 'sk', language: 'sk', newUser: false, remote, routes: [] },
  client: { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null },
  ...{ form: 'cart.change', values: { form: ['cart.change'], quantity: [' 3 '], password: ['x'] } },
  remoteForms: { 'cart.change': change },
  send: send(409, problem),
  ...part,
});

test('what the API refuses is shown with its errors and with what was posted, but without secrets', async () => {
  const messages = [{ type: 'error', message: 'Only two left' }];
  const refused = await submitForm(requestOf({ send: send(409, { ...problem, messages }) }));

  expect(refused).toEqual({
    status: 422,
    posted: { form: 'cart.change', values: { quantity: [' 3 '] }, errors: {}, problem: 'Only two left' },
  });
});

test.each([
  [
    { ...problem, status: 400, validation: { 'form.quantity': ['Too many'] } },
    400,
    422,
    { errors: { quantity: 'Too many' }, problem: null },
  ],
  [{ ...problem, status: 429 }, 429, 429, { errors: {} }],
  ['nothing that can be read', 500, 503, { errors: {} }],
])('an answer of the API becomes a status of the page: %p', async (answer, status, shown, posted) => {
  const refused = await submitForm(requestOf({ send: send(status, answer as object) }));

  expect(refused).toMatchObject({ status: shown, posted });
});

test('a further step of a form is its page again, with what was posted and without an error', async () => {
  const nextStep: FormAction = async () => ({ again: { step: ['check'] } });

  expect(await submitForm(requestOf({ remoteForms: { 'cart.change': nextStep } }))).toEqual({
    status: 200,
    posted: { form: 'cart.change', values: { quantity: [' 3 '], step: ['check'] }, errors: {}, problem: null },
  });
});

test('when the API asks for the page to be loaded again, it is', async () => {
  expect(await submitForm(requestOf({ send: send(205, {}) }))).toEqual({ to: '/cart?a=b' });
});

test.each(['cart.toString', 'help.change', 'shell.change', 'cart.undo'])(
  'the page does not have the form %s',
  async (form) => {
    expect(await submitForm(requestOf({ form }))).toEqual({ isUnknown: true });
  },
);

test('without its remote a page has the shell’s forms only', async () => {
  expect(await submitForm(requestOf({ remote: null, remoteForms: null }))).toEqual({ isUnknown: true });
});
