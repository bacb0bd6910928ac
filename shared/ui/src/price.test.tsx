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

test('a regular price stands alone', async () => {
  const { container } = await render(<Price price={32.99} />);
  expect(container).toHaveTextContent(/^32,99 €$/);
});

test('a reduced price stands beside the lowest price of the last 30 days, and a line says so', async () => {
  const { container } = await render(<Price price={119.99} pricePromo={89.99} priceOld={109.99} />);
  expect(container.querySelector('ins')).toHaveTextContent('89,99 €');
  expect(container.querySelector('s')).toHaveTextContent('109,99 €');
  expect(screen.getByText('Najnižšia cena za 30 dní: 109,99 €')).toBeInTheDocument();
});

test('where the line stands elsewhere it is left out', async () => {
  await render(<Price price={119.99} pricePromo={89.99} priceOld={109.99} short />);
  expect(screen.queryByText(/Najnižšia cena/)).not.toBeInTheDocument();
});

test('nothing to pay is said in words', async () => {
  await render(<Price price={0} />);
  expect(screen.getByText('zadarmo')).toBeInTheDocument();
});

test('the cheapest of several prices says "from"', async () => {
  await render(<Price price={2.49} from />);
  expect(screen.getByText('od 2,49 €')).toBeInTheDocument();
});

test('forints have no decimals', async () => {
  const { container } = await render(<Price price={12990} />, 'hu');
  expect(container).toHaveTextContent(/^12 990 Ft$/);
});
