import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { RadioCards } from './radio-cards.tsx';

test('a click selects a radio card, a click on the selected card deselects it, and a disabled card is not selectable', async () => {
  const onChoose = jest.fn();
  const card = (value: string, disabled = false) => ({ value, title: value, details: '', price: '', disabled });
  const { user } = await renderInStorefront(
    <RadioCards
      name="delivery"
      legend="Doručenie"
      chosen="kuriér"
      cards={[card('box'), card('kuriér'), card('expres', true)]}
      onChoose={onChoose}
    />,
  );

  await user.click(screen.getByRole('radio', { name: 'box' }));
  expect(onChoose).toHaveBeenLastCalledWith('box');
  await user.click(screen.getByRole('radio', { name: 'kuriér' }));
  expect(onChoose).toHaveBeenLastCalledWith(null);
  await user.click(screen.getByRole('radio', { name: 'expres' }));
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('the extra content of a card is shown only while the card is selected', async () => {
  const card = (value: string) => ({ value, title: value, details: '', price: '', opened: `viac: ${value}` });
  await renderInStorefront(
    <RadioCards
      name="payment"
      legend="Platba"
      chosen="blik"
      cards={[card('blik'), card('karta')]}
      onChoose={() => {}}
    />,
  );

  expect(screen.getByText('viac: blik')).toBeVisible();
  expect(screen.queryByText('viac: karta')).not.toBeInTheDocument();
});
