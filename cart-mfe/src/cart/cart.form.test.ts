import {
  changeQuantity,
  deleteDiscountCode,
  readItems,
  removeItems,
  restoreRemoved,
  saveItems,
  useDiscountCode,
} from '@odeta/contracts';
import { cartAnswerOf, cartItemOf } from '@odeta/contracts/testing';
import { createTestStorefront, postForm, refuses, type unreachable } from '@odeta/storefront/testing';
import { forms } from '../forms.ts';

type Values = Parameters<typeof postForm>[3];

/** The API accepts everything. */
function open(...api: ReturnType<typeof unreachable>[]) {
  const body = { ...cartAnswerOf([cartItemOf({})]), savedItems: [], shippingPayment: [] };
  const all = [changeQuantity, deleteDiscountCode, readItems, removeItems, restoreRemoved, saveItems, useDiscountCode];
  const answer = () => ({ status: 200, json: { success: true, body } });
  return createTestStorefront({ api: [...all.map((endpoint) => ({ endpoint, answer })), ...api] });
}

async function send(form: keyof typeof forms, values: Values, ...api: ReturnType<typeof unreachable>[]) {
  const storefront = open(...api);
  const outcome = await postForm(storefront, forms, form, values);
  return { outcome, first: storefront.sent[0] && [storefront.sent[0].path, storefront.sent[0].payload] };
}

const three = [changeQuantity.path, { cartEntryId: '7', quantity: 3 }] as const;
const seventh = [removeItems.path, { cartEntryIds: ['7'] }] as const;

test.each([
  ['changes a quantity', 'cart.change', { entry: '7', quantity: '3' }, three, '/cart'],
  ['of an earlier version changes a quantity', 'cart.change', { quantity: '7:3' }, three, '/cart'],
  ['removes a line', 'cart.change', { entry: '7', remove: '' }, seventh, '/cart?taken=7'],
  ['of an earlier version removes a line', 'cart.change', { remove: '7' }, seventh, '/cart?taken=7'],
  [
    'saves a line',
    'cart.change',
    { entry: '7', save: 'BUTTON' },
    [saveItems.path, { cartEntryIds: ['7'] }],
    '/cart?taken=7',
  ],
  [
    'brings lines back',
    'cart.undo',
    { entry: ['7', '8'] },
    [restoreRemoved.path, { cartEntryIds: ['7', '8'] }],
    '/cart',
  ],
  ['takes a code', 'cart.code', { code: ' LETO ' }, [useDiscountCode.path, { code: 'LETO' }], '/cart'],
  ['removes a code', 'cart.code-away', { voucher: '' }, [deleteDiscountCode.path, {}], '/cart'],
  ['removes a voucher', 'cart.code-away', { voucher: '5' }, [deleteDiscountCode.path, { voucherId: '5' }], '/cart'],
] as const)('without scripts a form %s with the request of the page', async (_, form, values, request, to) => {
  const { outcome, first } = await send(form, values);

  expect(first).toEqual(request);
  expect(outcome).toEqual({ to });
});

test('an empty code sends nothing, and a refused one is an error of the form', async () => {
  expect(await send('cart.code', { code: ' ' })).toEqual({
    outcome: { errors: { code: expect.any(String) } },
    first: undefined,
  });

  const refusal = refuses(useDiscountCode, { code: 'discount-code', status: 400 });
  expect((await send('cart.code', { code: 'ZIMA' }, refusal)).outcome).toEqual({ code: 'discount-code', status: 400 });
});
