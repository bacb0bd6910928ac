import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { Tooltip } from './tooltip.tsx';

const render = () =>
  renderInStorefront(
    <Tooltip words="Skopírované">
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy}>
          Kopírovať
        </button>
      )}
    </Tooltip>,
  );
const tip = () => screen.queryByRole('tooltip');

test('the tooltip is shown while the pointer is on the control', async () => {
  const { user } = await render();
  expect(tip()).not.toBeInTheDocument();

  await user.hover(screen.getByRole('button'));
  expect(tip()).toHaveTextContent('Skopírované');

  await user.unhover(screen.getByRole('button'));
  expect(tip()).not.toBeInTheDocument();
});

test('the tooltip is shown while the control has focus, and stays when the pointer moves onto it', async () => {
  const { user } = await render();

  await user.tab();
  expect(tip()).toBeInTheDocument();
  await user.tab();
  expect(tip()).not.toBeInTheDocument();

  await user.hover(screen.getByRole('button'));
  await user.hover(screen.getByRole('tooltip'));
  expect(tip()).toBeInTheDocument();
});

test('Escape hides the tooltip, wherever the focus is', async () => {
  const { user } = await render();
  await user.hover(screen.getByRole('button'));
  expect(screen.getByRole('button')).not.toHaveFocus();

  await user.keyboard('{Escape}');

  expect(tip()).not.toBeInTheDocument();
});

test('the control is described by the tooltip text', async () => {
  await render();
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Skopírované');
});
