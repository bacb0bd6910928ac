import { readOfferedCodes } from '@odeta/contracts';
import { discountCodeOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { OfferedCodes } from './offered-codes.tsx';

const { message: _, ...facts } = discountCodeOf({ percent: 20, validUntil: null });

test('offered codes say what they save, which is the best, and what is missing for another one (L2)', async () => {
  const discounts = { 'for-you': 'Kódy pre vás', use: 'Použiť' };
  const storefront = createTestStorefront({
    messages: { checkout: { purchase: { discounts } } },
    api: [
      answers(readOfferedCodes, {
        codes: [
          { ...facts, id: '1', name: 'Jeseň', code: 'JESEN', saving: 9 },
          { ...facts, id: '2', name: 'Vitajte', code: 'VITAJTE', saving: null },
        ],
        near: [{ ...facts, id: '3', name: 'Sveter', code: 'SVETER', minOrder: 59, missing: 5.01 }],
      }),
    ],
  });

  const page = await renderInStorefront(<OfferedCodes unit="checkout" version={0} onUse={async () => null} />, {
    storefront,
  });

  const lines = (await page.findAllByRole('listitem')).map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
  expect(lines).toEqual([
    'Jeseň zľava 20 %, ušetríte 9,00 € (najvýhodnejší)Použiť',
    'Vitajte zľava 20 %Použiť',
    'Sveter zľava 20 % od 59,00 €, chýba 5,01 €',
  ]);
});
