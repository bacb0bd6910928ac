import type { AmendOffer } from '@odeta/contracts';
import { noPatterns } from '@odeta/validation';
import { amendmentOf, followed, partsOf, valuesOf } from './amended.ts';

const address = {
  ...{ firstName: 'Jana', lastName: 'Malá', familyName: '', streetType: '', street: 'Šancová', streetNumber: '48' },
  ...{ flatNumber: '', building: '', staircase: '', floor: '', postCode: '81105', city: 'Bratislava', county: '' },
  mobilePhone: '905123456',
};
const offer: AmendOffer = {
  ...{ version: '0123456789abcdef', number: 'SK 2611 0001', address, point: null, company: null },
  validationPatterns: noPatterns,
  lines: [
    {
      ...{ lineId: '7', name: 'Šaty', color: 'vínová', size: 's', picture: { path: 'a', alt: '' }, quantity: 2 },
      ...{
        mayRemove: true,
        sizes: [
          { variantId: '11', size: 'm', pieces: 2 },
          { variantId: '12', size: 'l', pieces: 1 },
        ],
      },
    },
  ],
};
const amendmentWith = (values: Record<string, string>) => amendmentOf(offer, { ...valuesOf(offer), ...values });

test('a form that nobody has touched changes nothing', () => {
  expect(amendmentWith({})).toEqual({ version: offer.version, lines: [] });
  expect(partsOf(amendmentWith({}))).toEqual([]);
});

test('one form changes goods, address and company together', () => {
  const amendment = amendmentWith({
    ...{ 'pieces.7': '1', 'size.7': '12', 'shippingAddress.city': 'Košice', 'invoice.company': 'Lipa' },
  });

  expect(amendment.lines).toEqual([
    { lineId: '7', quantity: 1, variantId: null },
    { lineId: '7', quantity: 1, variantId: '12' },
  ]);
  expect(amendment.shippingAddress).toEqual({ ...address, city: 'Košice' });
  expect(amendment.invoice).toMatchObject({ company: 'Lipa', taxId: '' });
  expect(partsOf(amendment)).toEqual(['goods', 'address', 'company']);
});

test('a size of which there are too few pieces is not asked for', () => {
  expect(amendmentWith({ 'size.7': '12' }).lines).toEqual([]);
});

test('after the order has changed, only what nobody has touched here becomes what it is now', () => {
  const moved = { ...offer, version: 'fedcba9876543210', address: { ...address, city: 'Košice' } };
  const company = { ...valuesOf(offer), 'invoice.company': 'Lipa' };
  const street = { ...valuesOf(offer), 'shippingAddress.street': 'Hlavná' };

  const values = { ...company, ...followed(offer, moved, company) };

  expect(amendmentOf(moved, values)).toEqual({
    ...{ version: moved.version, lines: [] },
    invoice: expect.objectContaining({ company: 'Lipa' }),
  });
  expect(followed(offer, moved, street)).not.toHaveProperty(['shippingAddress.city']);
});
