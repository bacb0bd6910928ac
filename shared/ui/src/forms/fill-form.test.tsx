import { StorefrontProvider } from '@odeta/storefront';
import { createTestStorefront } from '@odeta/storefront/testing';
import { cleanup, render, within } from '@testing-library/react';
import { useEffect } from 'react';
import * as v from 'valibot';
import { TextField } from './text-field.tsx';
import { useShopForm } from './use-shop-form.ts';

const schema = v.object({ city: v.string() });
const texts = (key: string) => `text of ${key}`;

/** As `useShopForm` is used by a form whose stored text is read in the browser. */
function StoredForm({ stored }: { stored: string }) {
  const { form, field, fill } = useShopForm<{ city: string }>({ schema, values: { city: '' }, texts });
  useEffect(() => fill({ city: stored }), []);
  return (
    <form>
      <TextField field={field('city')} autoComplete="address-level2" label="Mesto" />
      <output>{form.watch('city')}</output>
    </form>
  );
}

test.each([
  ['what was typed before the scripts ran stays, and not what is stored', 'Nitra', 'Nitra'],
  ['without it the stored text is shown', '', 'Košice'],
])('%s', async (_, typed, shown) => {
  const storefront = createTestStorefront();
  const treeWith = (stored: string) => (
    <StorefrontProvider storefront={storefront}>
      <StoredForm stored={stored} />
    </StorefrontProvider>
  );
  const served = render(treeWith('')).container.innerHTML;
  cleanup();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = served;
  const city = within(container).getByLabelText('Mesto');
  Object.assign(city, { value: typed });

  render(treeWith('Košice'), { container, hydrate: true });

  expect(city).toHaveValue(shown);
  expect(within(container).getByRole('status')).toHaveTextContent(shown);
});
