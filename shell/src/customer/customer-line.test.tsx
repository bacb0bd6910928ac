import { logOut } from '@odeta/contracts';
import { createAlertsStore } from '@odeta/storefront';
import { act, answers, createTestStorefront, renderInStorefront, screen, unreachable } from '@odeta/storefront/testing';
import { CUSTOMER_PLACE } from '../header/static-paths.ts';
import { addLaterTexts } from '../on-demand/add-later-texts.ts';
import { CustomerLine } from './customer-line.tsx';
import { createLeavingStore } from './leaving.store.ts';

async function renderLine(customer: object) {
  const storefront = createTestStorefront({ api: [answers(logOut, { csrf: 'new' })] });
  await addLaterTexts(storefront);
  document.body.innerHTML = `<div ${CUSTOMER_PLACE}></div>`;
  await renderInStorefront(<CustomerLine />, { storefront });
  await act(async () => void Object.assign(storefront.session.state, customer));
  return storefront;
}

test('the page shows the name of the logged-in customer and a log-out button (P1)', async () => {
  await renderLine({ hasAccount: true, firstName: 'Jana' });

  expect(screen.getByRole('link', { name: 'Prihlásený účet: Jana' })).toHaveAttribute('href', '/my-account/');
  expect(screen.getByRole('button', { name: 'Odhlásiť sa' })).toBeVisible();
});

test('a guest with a first name is not shown as logged in (R21)', async () => {
  await renderLine({ hasAccount: false, firstName: 'Jana' });

  expect(screen.queryByText(/Jana/)).not.toBeInTheDocument();
});

test('a log-out redirects to the log-in page; a failed log-out shows that the customer is still logged in (P1)', async () => {
  const storefront = await renderLine({ hasAccount: true, firstName: 'Jana' });
  const went: string[] = [];
  const leaving = createLeavingStore(storefront, (path) => went.push(path));

  await leaving.logOut();
  storefront.prepare(unreachable(logOut));
  await leaving.logOut();

  expect(went).toEqual(['/my-account/log-in?left=1']);
  expect(storefront.storeOf(createAlertsStore).state.alerts.map(({ message }) => message)).toEqual([
    'Odhlásenie sa nepodarilo, stále ste prihlásení. Skúste to znova.',
  ]);
});
