/** @jest-environment @odeta/build/dom-environment */
import { guestOf } from '@odeta/contracts/testing';
import { customerFieldsOf } from './customer-fields.ts';
import { storedDraft } from './stored-draft.ts';

const account = guestOf({ hasAccount: true, customerHash: 'x', street: 'Šancová', city: 'Bratislava' });

beforeEach(() => sessionStorage.clear());

test('a guest’s entries are restored after a reload', () => {
  storedDraft().save(customerFieldsOf({ city: 'Trnava' }), null);

  expect(storedDraft().startFor(null).city).toBe('Trnava');
});

test('after logging in, the account’s data takes precedence, and the draft fills only empty fields (K7)', () => {
  storedDraft().save(customerFieldsOf({ street: 'Iná', mobilePhone: '905123456' }), null);

  expect(storedDraft().startFor(account)).toMatchObject({ street: 'Šancová', mobilePhone: '905123456' });
});

test('a guest’s flat, floor and patronymic are not added to the address and name of the account (K7)', () => {
  storedDraft().save(customerFieldsOf({ street: 'Iná', flatNumber: '7', floor: '3', familyName: 'Ivanovna' }), null);

  expect(storedDraft().startFor({ ...account, firstName: 'Jana' })).toMatchObject({
    street: 'Šancová',
    flatNumber: '',
    floor: '',
    familyName: '',
  });
});

test('an account without an address takes over the complete address of the guest (K7)', () => {
  storedDraft().save(customerFieldsOf({ street: 'Iná', flatNumber: '7', city: 'Nitra' }), null);

  const bare = guestOf({ hasAccount: true, customerHash: 'x', street: '', streetNumber: '', postCode: '', city: '' });
  expect(storedDraft().startFor({ ...bare, flatNumber: '' })).toMatchObject({
    street: 'Iná',
    flatNumber: '7',
    city: 'Nitra',
  });
});

test('a logged-in customer’s unsaved changes are restored after a reload', () => {
  storedDraft().save(customerFieldsOf({ ...account, street: 'Dlhá' }), account);

  expect(storedDraft().startFor(account).street).toBe('Dlhá');
});

test('a draft with unknown or missing fields from another version of the page is still read', () => {
  sessionStorage.setItem('checkout.customer', JSON.stringify({ city: 'Nitra', company: 'Odeta' }));

  expect(storedDraft().startFor(null)).toEqual(customerFieldsOf({ city: 'Nitra' }));
});
