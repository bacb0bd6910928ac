import { addressFieldsOf } from '@odeta/address';
import { chooseDefaultAddress, deleteBookAddress, readAddressBook, saveBookAddress } from '@odeta/contracts';
import { answers, createTestStorefront, postForm } from '@odeta/storefront/testing';
import { forms } from '../forms.ts';
import { messages } from '../messages/index.ts';

const phone = { min: 9, max: 9, pattern: '^\\d+$' };
const validationPatterns = { city: '', 'client-name': '', 'client-surname': '', street: '', phone };
const viera = addressFieldsOf({
  ...{ firstName: 'Viera', lastName: 'Hrušková', street: 'Hlavná', streetNumber: '7', postCode: '91701' },
  ...{ city: 'Trnava', mobilePhone: '905123456' },
});

async function send(form: keyof typeof forms, values: Record<string, string>, search = '') {
  const { default: account } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { account },
    api: [
      answers(readAddressBook, { addresses: [], most: 20, validationPatterns }),
      answers(saveBookAddress, { addresses: [] }),
      answers(deleteBookAddress, { addresses: [] }),
      answers(chooseDefaultAddress, { addresses: [] }),
    ],
  });
  const query = new URLSearchParams(search);
  const outcome = await postForm(storefront, forms, form, values, { path: '/my-account/addresses', query });
  const payloadOf = (path: string) => storefront.sent.find((request) => request.path === path)?.payload;
  return { outcome, payloadOf };
}

test('without scripts an address is added, or changed under its id, by the rules of the country', async () => {
  const added = await send('account.address', viera, 'edit=new');
  const changed = await send('account.address', { ...viera, isDefault: 'true' }, 'edit=7');
  const wrong = await send('account.address', { ...viera, postCode: '9' }, 'edit=new');

  expect(added.payloadOf(saveBookAddress.path)).toMatchObject({ city: 'Trnava', postCode: '917 01', isDefault: false });
  expect(added.payloadOf(saveBookAddress.path)).not.toHaveProperty('id');
  expect(added.outcome).toEqual({ to: '/my-account/addresses?done=saved' });
  expect(changed.payloadOf(saveBookAddress.path)).toMatchObject({ id: '7', isDefault: true });
  expect(wrong.outcome).toEqual({ errors: { postCode: expect.any(String) } });
});

test('without scripts the form is left without saving', async () => {
  const { outcome, payloadOf } = await send('account.address', { ...viera, cancel: 'true' }, 'edit=7');

  expect(outcome).toEqual({ to: '/my-account/addresses' });
  expect(payloadOf(saveBookAddress.path)).toBeUndefined();
});

test('without scripts an address is removed by the second press, and the default is chosen by one', async () => {
  const asked = await send('account.delete-address', { id: '7' });
  const removed = await send('account.delete-address', { id: '7', sure: 'yes' });
  const kept = await send('account.delete-address', { id: '7', sure: 'no' });
  const chosen = await send('account.default-address', { id: '8' });
  const none = await send('account.default-address', { id: '' });

  expect([asked.outcome, asked.payloadOf(deleteBookAddress.path)]).toEqual([{ again: {} }, undefined]);
  expect(removed.payloadOf(deleteBookAddress.path)).toEqual({ id: '7' });
  expect(kept.outcome).toEqual({ to: '/my-account/addresses' });
  expect([chosen, none].map(({ payloadOf }) => payloadOf(chooseDefaultAddress.path))).toEqual([
    { id: '8' },
    { id: null },
  ]);
});
