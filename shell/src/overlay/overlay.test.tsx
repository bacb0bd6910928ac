import { createTestStorefront, renderInStorefront, screen, within } from '@odeta/storefront/testing';
import { writeCookie } from '../document/cookies.ts';
import { createRouteTable } from '../routing/route-table.ts';
import { Overlay } from './overlay.tsx';
import type { Releases } from './read-releases.ts';

const releases = {
  number: 412,
  units: [
    { unit: 'shell', owner: 'Platform', versions: [{ version: '3.4.2', share: 'everyone' }] },
    { unit: 'cart', owner: 'Buying', versions: [{ version: '1.9.0', share: 'everyone' }] },
  ],
};

const fileOf = (name: string, startTime: number, responseEnd: number) => ({
  name: `http://sk.localhost/releases/${name}`,
  startTime,
  responseEnd,
  encodedBodySize: 1_000,
  transferSize: startTime === 100 ? 0 : 1_300,
});

/** A page of the cart, whose latest version has failed in this browser. */
async function openPage(read: () => Promise<Releases | null>) {
  writeCookie(document, 'set-aside', 'cart@1.10.0');
  const loaded = [
    fileOf('shell/3.4.2/browser/main.js', 10, 48),
    // A file that versions share.
    fileOf('shell/menu.1a2b3c4d.js', 20, 60),
    fileOf('cart/1.10.0/browser/remote-entry.js', 20, 90),
    fileOf('cart/1.9.0/browser/remote-entry.js', 100, 312),
  ];
  const marks: Record<string, number> = { 'cart@1.9.0 loaded': 320, 'cart@1.9.0 shown': 350 };
  const measured: string[] = [];
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      type === 'resource' ? loaded : [{ serverTiming: [{ name: 'given.shell', description: 'shell@3.4.2 canary' }] }],
    getEntriesByName: (name: string) => (name in marks ? [{ startTime: marks[name] }] : []),
    measure: (name: string) => measured.push(name),
  });
  Element.prototype.getBoundingClientRect = () => ({ top: 1, left: 2, width: 300, height: 40 }) as DOMRect;
  const storefront = createTestStorefront();
  Object.assign(storefront.storeOf(createRouteTable).state, { routes: [{ path: '/cart', remote: 'cart' }] });
  const versions = { cart: { url: '', metadata: { version: '1.10.0', integrity: '' } } };
  return renderInStorefront(
    <>
      <script type="x" data-shell='[["/releases/shell/3.4.2/browser/main.js",""]]' />
      <script type="application/json" id="page-data">
        {JSON.stringify({ versions })}
      </script>
      <header>Header</header>
      <main id="main">Cart</main>
      <Overlay read={read} />
    </>,
    { storefront, url: '/cart' },
  );
}

test('the overlay shows the owner, version, load time and boundary of each area', async () => {
  const { user } = await openPage(async () => releases);

  expect(await screen.findByText('boundary: page')).toBeInTheDocument();
  expect(screen.getByText('last good: 1.10.0 failed')).toBeInTheDocument();
  const panel = within(screen.getByRole('complementary', { name: 'Overlay' }));
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'shell@3.4.2 Platformfor everyone, given: canarychunk 50 ms 2.6 KB50 ms',
    'cart@1.9.0 Buyinglast good. 1.10.0 failed in this browserentry 212 ms stored · render 30 ms · shown at 350 ms212 ms',
  ]);

  await user.click(panel.getByRole('button', { name: 'Close the overlay' }));
  expect(screen.queryByRole('complementary', { name: 'Overlay' })).not.toBeInTheDocument();
});

test('on a phone the list of the overlay is a line that opens', async () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  const { user } = await openPage(async () => releases);
  const row = await screen.findByText('cart@1.9.0', { selector: 'li *' });
  expect(row).not.toBeVisible();

  await user.click(screen.getByText('Overlay, 2 areas'));

  expect(row).toBeVisible();
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('a customer without access to the releases sees no overlay', async () => {
  await openPage(async () => null);

  expect(screen.queryByText(/cart@/)).not.toBeInTheDocument();
});
