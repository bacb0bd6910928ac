import { Link } from '@odeta/storefront/router';
import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { RemotesProvider } from '../federation/remote-context.tsx';
import { messages } from '../messages/index.ts';
import { App } from './app.tsx';

/** A storefront, and the keys of the texts that components have rendered. */
async function listenToTexts() {
  const { default: shell } = await messages.sk();
  const storefront = createTestStorefront({ messages: { shell } });
  const keys: string[] = [];
  const { getFixedT } = storefront.i18n;
  storefront.i18n.getFixedT = (...unit) => {
    const t = getFixedT(...unit);
    return (key, values) => {
      keys.push(key);
      return t(key, values);
    };
  };
  return { storefront, keys };
}

test('opening the menu does not render the shop around it again (B10)', async () => {
  const { storefront, keys } = await listenToTexts();
  const remotes = { registry: {} as never, openPage: () => null as never, loadedUrl: null, onShown: () => {} };
  const { user } = await renderInStorefront(
    <RemotesProvider {...remotes}>
      <App />
      <Link to="/nowhere?menu=open">open</Link>
    </RemotesProvider>,
    { storefront, url: '/nowhere' },
  );
  const ofOthers = () => keys.filter((key) => ['header.menu', 'footer.rights'].includes(key));
  expect(new Set(ofOthers()).size).toBe(2);
  keys.length = 0;

  await user.click(screen.getByText('open'));

  expect(keys).toContain('bottom-bar.label');
  expect(ofOthers()).toEqual([]);
});
