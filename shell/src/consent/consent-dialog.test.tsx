import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { createConsentStore } from './consent.store.ts';
import { ConsentDialog } from './consent-dialog.tsx';

test('switches that were changed but not saved are reset when the dialog closes (D4)', async () => {
  const storefront = createTestStorefront();
  const close = jest.fn();
  const { user } = await renderInStorefront(<ConsentDialog open onClose={close} />, { storefront });
  const measurement = () => screen.getAllByRole('switch')[1];
  expect(measurement()).not.toBeChecked();

  await user.click(measurement() as HTMLElement);
  expect(measurement()).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'ui.close' }));

  expect(close).toHaveBeenCalledTimes(1);
  expect(measurement()).not.toBeChecked();
  expect(storefront.storeOf(createConsentStore).state.purposes).toEqual([]);
});
