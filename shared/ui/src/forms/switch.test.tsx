import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Switch } from './switch.tsx';

test('a switch turns on and off, and is labelled by its text', async () => {
  function Consent() {
    const [isOn, setOn] = useState(false);
    return (
      <Switch checked={isOn} onChange={setOn}>
        Meranie návštevnosti
      </Switch>
    );
  }
  const { user } = await renderInStorefront(<Consent />);
  const control = screen.getByRole('switch', { name: 'Meranie návštevnosti' });

  await user.click(control);
  expect(control).toBeChecked();
  await user.keyboard(' ');
  expect(control).not.toBeChecked();
});
