import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { dehydratedRoutes } from '../../testing/routes.ts';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { messages } from '../messages/index.ts';
import { createConsentStore } from './consent.store.ts';
import { ConsentBanner } from './consent-banner.tsx';

test('the banner says what is stored, and refusing takes one press, like agreeing (D4)', async () => {
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  const { default: shell } = await messages.sk();
  const storefront = createTestStorefront({ messages: { shell }, dehydrated: dehydratedRoutes });
  Object.assign(storefront.storeOf(createSiteContentsStore).state.layout, { privacyUrl: '/pomoc/zasady/' });
  const { user } = await renderInStorefront(<ConsentBanner />, { storefront });

  expect(screen.getByText(/Nevyhnutné cookies .* S vaším súhlasom/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ochrana osobných údajov' })).toBeVisible();
  expect(screen.getAllByRole('button').map(({ className }) => className)).toEqual(
    Array(2).fill(screen.getByRole('button', { name: 'Prijať všetko' }).className),
  );
  await user.click(screen.getByRole('button', { name: 'Odmietnuť' }));

  expect(storefront.storeOf(createConsentStore).state.purposes).toEqual([]);
});
