import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { Price } from './price.tsx';

const messages = {
  shell: {
    ui: {
      price: {
        free: 'zadarmo',
        from: 'od {{price}}',
        now: 'Cena po zľave',
        before: 'pred zľavou',
        lowest: 'Najnižšia cena za 30 dní: {{price}}',
      },
    },
  },
};
const render = (price: React.ReactNode, country: 'sk' | 'hu' = 'sk') =>
  renderInStorefront(price, { storefront: createTestStorefront({ country, messages }) });

test('a regular price is shown alone', async () => {
  const { container } = await render(<Price price={32.99} />);
  expect(container).toHaveTextContent(/^32,99 €$/);
});

test('a reduced price is shown with the lowest price of the last 30 days and a line that explains it', async () => {
  const { container } = await render(<Price price={119.99} pricePromo={89.99} priceOld={109.99} />);
  expect(container.querySelector('ins')).toHaveTextContent('89,99 €');
  expect(container.querySelector('s')).toHaveTextContent('109,99 €');
  expect(screen.getByText('Najnižšia cena za 30 dní: 109,99 €')).toBeInTheDocument();
});

test('the short form leaves out the line about the lowest price', async () => {
  await render(<Price price={119.99} pricePromo={89.99} priceOld={109.99} short />);
  expect(screen.queryByText(/Najnižšia cena/)).not.toBeInTheDocument();
});

test('a price of 0 is shown as the text for free', async () => {
  await render(<Price price={0} />);
  expect(screen.getByText('zadarmo')).toBeInTheDocument();
});

test('the lowest of several prices is prefixed with "from"', async () => {
  await render(<Price price={2.49} from />);
  expect(screen.getByText('od 2,49 €')).toBeInTheDocument();
});

test('prices in forints have no decimals', async () => {
  const { container } = await render(<Price price={12990} />, 'hu');
  expect(container).toHaveTextContent(/^12 990 Ft$/);
});
