import { act, renderInStorefront, screen } from '@odeta/storefront/testing';
import { useState } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';

/** Throws at a press: `times` counts down. */
function Page({ error, times }: { error: Error; times: { left: number } }) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed && times.left > 0) {
    times.left -= 1;
    throw error;
  }
  return (
    <button type="button" onClick={() => setPressed(true)}>
      Press
    </button>
  );
}

/** React renders a component that throws once more before it gives up. */
const ONCE = 2;
const ofDocument = new DOMException('not a child of this node', 'NotFoundError');

async function press(error: Error, times = ONCE) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  const { user } = await renderInStorefront(
    <RemoteBoundary fallback={<p>Broken</p>} onError={onError}>
      <Page error={error} times={{ left: times }} />
    </RemoteBoundary>,
  );
  const again = () => act(() => user.click(screen.getByRole('button')));
  await again();
  return { onError, again };
}

test('an area whose document something else has changed is mounted once more, and nobody sees an error', async () => {
  const { onError } = await press(ofDocument);

  expect(screen.getByRole('button')).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

test('an area that fails again, or for another reason, is replaced and reported', async () => {
  const { onError, again } = await press(ofDocument, Number.POSITIVE_INFINITY);
  await again();

  expect(screen.getByText('Broken')).toBeVisible();
  expect(onError).toHaveBeenCalledWith(ofDocument);
});

test('an area that throws an error of its own is not mounted again', async () => {
  const error = new Error('of the page');
  const { onError } = await press(error);

  expect(screen.getByText('Broken')).toBeVisible();
  expect(onError).toHaveBeenCalledWith(error);
});
