import { readStaticContents, subscribeNewsletter, writeLog } from '@odeta/contracts';
import { createTestStorefront, renderInStorefront, screen, unreachable } from '@odeta/storefront/testing';
import { emptyLayoutContents } from '../layout/layout-contents.ts';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { messages } from '../messages/index.ts';
import { NewsletterBlock } from './newsletter-block.tsx';
import { createNewsletterFormStore } from './newsletter-form.store.ts';

type Answer = ReturnType<typeof unreachable>;
const reward = { percent: 10, freeDeliveryFrom: 24.99, currency: 'EUR' };
const thanks = { type: 'success', message: 'Poslali sme e-mail.' };
const hint = { type: 'info', message: 'Pozrite aj spam.' };

const saying = (...messages: object[]): Answer => ({
  endpoint: subscribeNewsletter,
  answer: () => ({ status: 200, json: { success: true, body: { tracking: null }, messages } }),
});
const silent = (endpoint: Answer['endpoint']): Answer => ({ endpoint, answer: () => ({ status: 404, json: {} }) });

async function renderBlock(answer: Answer, props: Parameters<typeof NewsletterBlock>[0] = {}) {
  const storefront = createTestStorefront({ api: [silent(readStaticContents), silent(writeLog), answer] });
  Object.assign(storefront.storeOf(createSiteContentsStore).state, { layout: { ...emptyLayoutContents(), reward } });
  const page = await renderInStorefront(<NewsletterBlock {...props} />, { storefront });
  await page.user.type(screen.getByRole('textbox'), ' jana@example.sk ');
  await page.user.click(screen.getByRole('button'));
  return page;
}

beforeEach(() => localStorage.clear());

test('beside the field stands that one can leave at any time, with a link to the privacy notice (D10)', async () => {
  const { default: shell } = await messages.sk();
  const storefront = createTestStorefront({ messages: { shell } });
  const layout = { ...emptyLayoutContents(), reward, privacyUrl: '/pomoc/zasady/' };
  Object.assign(storefront.storeOf(createSiteContentsStore).state, { layout });
  await renderInStorefront(<NewsletterBlock />, { storefront });

  expect(screen.getByText(/Odhlásiť sa môžete kedykoľvek/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'ochrana osobných údajov' })).toHaveAttribute('href', '/pomoc/zasady/');
});

test('what was typed, its error and the thanks stay when the page around the form is replaced, and the focus is not taken again', async () => {
  const { storefront, user, unmount } = await renderBlock(saying({ type: 'error', message: 'Tak nie.' }));
  await screen.findByText('Tak nie.');
  unmount();
  const second = await renderInStorefront(<NewsletterBlock />, { storefront });

  expect(screen.getByRole('textbox')).toHaveValue('jana@example.sk');
  expect(screen.getByText('Tak nie.')).toBeVisible();

  storefront.storeOf(createNewsletterFormStore).state.sent = [{ type: 'success', message: thanks.message }];
  second.unmount();
  await user.click(document.body);
  await renderInStorefront(<NewsletterBlock />, { storefront });

  expect(screen.getByText(thanks.message)).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('a successful sign-up replaces the field with the thanks and the further messages below (D10)', async () => {
  const { storefront } = await renderBlock(saying(thanks, hint));

  const status = await screen.findByText(thanks.message);
  expect(status).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(hint.message);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(storefront.sent.find(({ path }) => path === subscribeNewsletter.path)?.payload).toEqual({
    ...{ email: 'jana@example.sk', source: 1 },
  });
});

test('a sign-up without further messages shows no second block (D10)', async () => {
  await renderBlock(saying(thanks));
  await screen.findByText(thanks.message);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a first message of type error is shown at the field, which is focused and marked as invalid (D10)', async () => {
  await renderBlock(saying({ type: 'error', message: 'Tak nie.' }, hint));

  expect(await screen.findByText('Tak nie.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});

test('a failed request is shown to the visitor as sent (D10, R8)', async () => {
  await renderBlock(unreachable(subscribeNewsletter));
  expect(await screen.findByText(/Prihlásenie máme/)).toBeVisible();
});

test('a caller with an onSent handler receives the failure and decides what is shown (D10)', async () => {
  const handleSent = jest.fn();
  await renderBlock(unreachable(subscribeNewsletter), { onSent: handleSent });

  await screen.findByRole('textbox');
  expect(handleSent.mock.calls).toEqual([['jana@example.sk', true]]);
  expect(screen.queryByText(/Prihlásenie máme/)).not.toBeInTheDocument();
});
