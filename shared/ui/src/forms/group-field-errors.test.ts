import { groupFieldErrors } from './group-field-errors.ts';

test('a key with a dot names the form and its field, a key without one belongs to the consents (H22)', () => {
  const errors = {
    'customer.email': ['Neplatná e-mailová adresa', 'Druhá správa'],
    'customer.postCode': ['PSČ'],
    'cart.discountCode': ['Kód neplatí'],
    regulationsAgreement: ['Bez súhlasu to nejde'],
  };

  expect(groupFieldErrors(errors)).toEqual({
    customer: { email: 'Neplatná e-mailová adresa', postCode: 'PSČ' },
    cart: { discountCode: 'Kód neplatí' },
    checkoutConsents: { regulationsAgreement: 'Bez súhlasu to nejde' },
  });
});
