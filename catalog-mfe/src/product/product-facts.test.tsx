import { createTestStorefront, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { productOf } from '../../testing/product.ts';
import { messages } from '../messages/index.ts';
import { ProductFacts } from './product-facts.tsx';

test('warnings are shown beside the offer, and who answers for a manufacturer outside the EU', async () => {
  const { default: catalog } = await messages.sk();
  const responsible = { name: 'Odeta Fashion s.r.o.', address: 'Senec', email: 'safety@odeta.example' };
  const product = { ...productOf(), warnings: ['Horiacu sviečku nenechávajte bez dozoru.'], responsible };
  const storefront = createTestStorefront({ messages: { catalog } });
  await renderInStorefront(<ProductFacts product={product} />, { storefront });

  const warnings = screen.getByRole('region', { name: 'Upozornenie' });
  expect(within(warnings).getByRole('listitem')).toHaveTextContent('Horiacu sviečku nenechávajte bez dozoru.');
  expect(warnings.closest('details')).toBeNull();
  expect(screen.getByText('Za výrobok v Európskej únii zodpovedá').closest('details')).toHaveTextContent(
    'Odeta Fashion s.r.o.Senecsafety@odeta.example',
  );
});

test('the manufacturer with address and e-mail, and the composition in percent, are shown', async () => {
  const { default: catalog } = await messages.sk();
  await renderInStorefront(<ProductFacts product={productOf()} />, {
    storefront: createTestStorefront({ messages: { catalog } }),
  });

  expect(screen.getByText('vlna').closest('dl')).toHaveTextContent(/60\s%/);
  const manufacturer = screen.getByText('Výrobca a bezpečnosť').closest('details') as HTMLElement;
  expect(manufacturer).toHaveTextContent('ODETA s.r.o.Bratislava');
  expect(manufacturer.querySelector('a')).toHaveAttribute('href', 'mailto:bezpecnost@odeta.example');
});
