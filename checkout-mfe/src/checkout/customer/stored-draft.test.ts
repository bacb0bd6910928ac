/** @jest-environment jsdom */
import { guestOf } from '@odeta/contracts/testing';
import { customerFieldsOf } from './customer-fields.ts';
import { storedDraft } from './stored-draft.ts';

const account = guestOf({ hasAccount: true, customerHash: 'x', street: 'Šancová', city: 'Bratislava' });

beforeEach(() => sessionStorage.clear());

test('what a guest typed is there again after a reload', () => {
  storedDraft().keep(customerFieldsOf({ city: 'Trnava' }), null);

  expect(storedDraft().startFor(null).city).toBe('Trnava');
});

test('after a log-in the account’s data counts, and what was typed fills what is empty (K7)', () => {
  storedDraft().keep(customerFieldsOf({ street: 'Iná', mobilePhone: '905123456' }), null);

  expect(storedDraft().startFor(account)).toMatchObject({ street: 'Šancová', mobilePhone: '905123456' });
});

test('a guest’s flat is not put into the house of the account, nor his second name beside its name (K7)', () => {
  storedDraft().keep(customerFieldsOf({ street: 'Iná', flatNumber: '7', floor: '3', familyName: 'Ivanovna' }), null);

  expect(storedDraft().startFor({ ...account, firstName: 'Jana' })).toMatchObject({
    street: 'Šancová',
    flatNumber: '',
    floor: '',
    familyName: '',
  });
});

test('a guest’s address goes whole into an account that has none (K7)', () => {
  storedDraft().keep(customerFieldsOf({ street: 'Iná', flatNumber: '7', city: 'Nitra' }), null);

  const bare = guestOf({ hasAccount: true, customerHash: 'x', street: '', streetNumber: '', postCode: '', city: '' });
  expect(storedDraft().startFor({ ...bare, flatNumber: '' })).toMatchObject({
    street: 'Iná',
    flatNumber: '7',
    city: 'Nitra',
  });
});

test('what a customer changed and did not finish is there again after a reload', () => {
  storedDraft().keep(customerFieldsOf({ ...account, street: 'Dlhá' }), account);

  expect(storedDraft().startFor(account).street).toBe('Dlhá');
});

test('a draft of another version of the page, with more fields or fewer, is still read', () => {
  sessionStorage.setItem('checkout.customer', JSON.stringify({ city: 'Nitra', company: 'Odeta' }));

  expect(storedDraft().startFor(null)).toEqual(customerFieldsOf({ city: 'Nitra' }));
});
