import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { Accordion } from './accordion.tsx';

const part = (words: string) => screen.getByText(words).closest('details');

test('an accordion is open only if the page opens it', async () => {
  await renderInStorefront(
    <>
      <Accordion title="Opis" open>
        Kabát po kolená
      </Accordion>
      <Accordion title="Starostlivosť">Čistiť chemicky</Accordion>
    </>,
  );

  expect(part('Kabát po kolená')).toHaveAttribute('open');
  expect(part('Čistiť chemicky')).not.toHaveAttribute('open');
});

test('an accordion of an exclusive group has the name of the group', async () => {
  await renderInStorefront(
    <Accordion title="Opis" name="facts">
      Kabát po kolená
    </Accordion>,
  );

  expect(part('Kabát po kolená')).toHaveAttribute('name', 'facts');
});
