import type { RemoteModule } from '@odeta/storefront';
import { act, createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { type ReactNode, useState } from 'react';
import type { EarlyActions } from '../src/boot/boot-contract.ts';
import { createOpenPage } from '../src/federation/open-page.ts';
import { RemotesProvider } from '../src/federation/remote-context.tsx';
import { RemoteOutlet } from '../src/federation/remote-outlet.tsx';
import { createRegistry } from '../src/federation/remote-registry.ts';
import { readServedContent, SHELL_PART } from '../src/federation/served-content.ts';

const html = `<h1>Two coats</h1><a href="/p/coat">Coat</a><button type="button">Add</button>
  <form action="/cart"><button>Send</button></form>
  <div ${SHELL_PART}>Of the server</div>`;

function serve(content: string) {
  const main = document.createElement('main');
  main.innerHTML = content;
  return readServedContent(main, '/cart');
}

/** A page whose only button makes it fail while it renders. */
function Page() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken while rendering');
  return (
    <>
      <h1>Two coats, hydrated</h1>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </>
  );
}

export const works = async () =>
  ({
    name: 'cart',
    messages: {},
    routes: [{ path: '/cart', page: Page, meta: () => ({ title: '' }) }],
  }) as unknown as RemoteModule;
export const fails = () => Promise.reject(new Error('no such script'));

interface Situation {
  loads: (typeof works)[];
  content?: string;
  early?: EarlyActions;
  shellPart?: ReactNode;
  /** Where the page is without scripts. */
  plain?: string;
}

const shellText = <p>Of the shell</p>;

export async function enterCart(situation: Situation) {
  const { loads, content = `<!--$-->${html}<!--/$-->`, early, shellPart = shellText, plain } = situation;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const registry = createRegistry({ load: () => (loads.shift() ?? fails)(), releaseOf: (name) => `${name}@1.4.0` });
  const served = serve(content);
  const routes = [{ remote: 'cart', path: '/cart', ...(plain && { plain }) }];
  const { user, storefront } = await renderInStorefront(
    <RemotesProvider
      {...{ registry, openPage: createOpenPage(), loadedUrl: '/cart', served, early, onShown: () => {} }}
    >
      <RemoteOutlet name="cart">{shellPart}</RemoteOutlet>
    </RemotesProvider>,
    { url: '/cart?code=A', storefront: createTestStorefront({ dehydrated: { 'shell.routes': { routes } } }) },
  );
  await act(async () => {});
  return {
    sent: storefront.sent,
    press: (name: string) => act(() => user.click(screen.getByRole('button', { name }))),
  };
}

export const notice = 'remote-fallback.static';
export const retry = 'remote-fallback.retry';
