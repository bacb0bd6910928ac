import { createAlertsStore } from '@odeta/storefront';
import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { Suspense, useState } from 'react';
import { lazyPart, useLazyPart } from './index.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('a part of a page is shown in its place once its code is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ Greeting: typeof Greeting; other: number }>();
  const Lazy = lazyPart(() => promise, 'Greeting');
  await renderInStorefront(
    <Suspense fallback={<p>Waiting</p>}>
      <Lazy name="Jana" />
    </Suspense>,
    { storefront: createTestStorefront() },
  );

  expect(screen.getByText('Waiting')).toBeInTheDocument();
  resolve({ Greeting, other: 1 });
  expect(await screen.findByText('Hello Jana')).toBeInTheDocument();
});

/** Code that cannot be loaded at first. */
function createLoad() {
  const answers = [Promise.reject(new Error('no such chunk'))];
  return () => answers.pop() ?? Promise.resolve({ Greeting });
}

function Opener({ load }: { load: () => Promise<{ Greeting: typeof Greeting }> }) {
  const [isOpen, setOpen] = useState(false);
  const { part } = useLazyPart(load, isOpen, { message: 'Try again', revert: () => setOpen(false) });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {isOpen ? 'Opening' : 'Open'}
      </button>
      {part && <part.Greeting name="Jana" />}
    </>
  );
}

test('a press whose code fails to load says so in an alert, and the next one tries again', async () => {
  const storefront = createTestStorefront();
  const { user } = await renderInStorefront(<Opener load={createLoad()} />, { storefront });

  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Open' })).toBeInTheDocument();
  expect(storefront.storeOf(createAlertsStore).state.alerts).toMatchObject([{ message: 'Try again' }]);

  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Hello Jana')).toBeInTheDocument();
});

function Section({ load }: { load: () => Promise<{ Greeting: typeof Greeting }> }) {
  const [isOpen, setOpen] = useState(false);
  const { part, isFailed } = useLazyPart(load, isOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {isFailed && <p>Failed</p>}
      {part && <part.Greeting name="Jana" />}
    </>
  );
}

test('a part whose code fails to load is loaded when it is needed again, such as the goods of a search that is opened again', async () => {
  const { user } = await renderInStorefront(<Section load={createLoad()} />, { storefront: createTestStorefront() });

  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Failed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Hello Jana')).toBeInTheDocument();
});
