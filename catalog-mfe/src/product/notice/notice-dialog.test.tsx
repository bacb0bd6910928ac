import { askForStockNotice, askForStockPush, readBotChallenge, readContact, readPushKey } from '@odeta/contracts';
import {
  answers,
  createTestStorefront,
  postForm,
  refuses,
  renderInStorefront,
  screen,
  stubPush,
  within,
} from '@odeta/storefront/testing';
import { productOf } from '../../../testing/product.ts';
import { forms } from '../../forms.ts';
import { messages } from '../../messages/index.ts';
import ProductPage from '../product.page.tsx';
import { createProductStore } from '../product.store.ts';
import { PlainNotice } from './plain-notice.tsx';

const contact = answers(readContact, {
  seller: { name: '', address: '', register: '', email: '', phone: '', phoneHours: '' },
  answerDays: 1,
  privacyUrl: '/pomoc/ochrana-osobnych-udajov/',
  withdrawalUrl: '/pomoc/odstupenie/',
  claimsUrl: '/pomoc/reklamacia/',
  siteKey: null,
} as never);

/** The answer of a shop without bot protection. */
const noChallenge = refuses(readBotChallenge, { code: 'not-found', status: 404 });

async function openDialog(...api: ReturnType<typeof refuses>[]) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ api: [contact, noChallenge, ...api], messages: { catalog } });
  Object.assign(storefront.storeOf(createProductStore).state, { status: 'ready', product: productOf() });
  const { user } = await renderInStorefront(<ProductPage />, { storefront });
  await user.click(screen.getByRole('radio', { name: /^40/ }));
  await user.click(screen.getByRole('button', { name: 'Upozorniť ma, keď bude' }));
  return { user, storefront, dialog: within(await screen.findByRole('dialog', { name: /Upozorniť/ })) };
}

test('a stock notice for a sold-out size is requested with an e-mail address (P11)', async () => {
  const { user, storefront, dialog } = await openDialog(answers(askForStockNotice, {}));

  await user.type(dialog.getByLabelText('E-mail'), 'jana@example.sk');
  await user.click(dialog.getByRole('button', { name: 'Upozorniť ma' }));

  expect(await screen.findByText(/Poslali sme odkaz na jana@example.sk/)).toBeInTheDocument();
  expect(storefront.sent.at(-1)).toMatchObject({
    path: '/catalog/stock-notice',
    payload: { variantId: '13', email: 'jana@example.sk' },
    headers: { 'bot-proof': '' },
  });
});

test('an invalid e-mail address shows an error at its field and stays filled in (P11)', async () => {
  const validation = { email: ['Adrese chýba zavináč'] };
  const { user, dialog } = await openDialog(
    refuses(askForStockNotice, { code: 'validation', status: 422, validation }),
  );

  await user.type(dialog.getByLabelText('E-mail'), 'jana');
  await user.click(dialog.getByRole('button', { name: 'Upozorniť ma' }));

  expect(await dialog.findByText('Adrese chýba zavináč')).toBeInTheDocument();
  expect(dialog.getByLabelText('E-mail')).toHaveValue('jana');
});

test('a notification in this browser can be requested instead of an e-mail, without an address (P11)', async () => {
  const browser = stubPush();
  const publicKey = answers(readPushKey, { publicKey: 'BGsX', forApps: true });
  const { user, storefront, dialog } = await openDialog(publicKey, answers(askForStockPush, {}));
  expect(browser.asked).toBe(0);

  await user.click(await dialog.findByRole('button', { name: 'Upozorniť v tomto prehliadači' }));

  expect(await screen.findByRole('dialog', { name: 'Upozorníme vás v tomto prehliadači' })).toBeVisible();
  expect(storefront.sent.at(-1)).toMatchObject({
    path: '/catalog/stock-push',
    payload: { variantId: '13', subscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/test' } },
  });
});

test('without scripts the form in the page asks for the same, keeps a wrong address, and says where the e-mail goes (P11)', async () => {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({ api: [answers(askForStockNotice, {})], messages: { catalog } });
  const values = { variantId: '13', email: 'jana@example.sk' };

  expect(await postForm(storefront, forms, 'catalog.notice', values)).toEqual({ again: { sent: ['yes'] } });
  expect(storefront.sent).toMatchObject([{ payload: values, headers: { 'bot-proof': 'form' } }]);

  const posted = { form: 'catalog.notice', errors: { email: 'Chýba zavináč' }, problem: null };
  const show = createTestStorefront({
    messages: { catalog },
    dehydrated: { 'posted-form': { posted: { ...posted, values: { email: ['jana'], variantId: ['13'] } } } },
  });
  await renderInStorefront(<PlainNotice product={productOf()} color="camel" size="size/40" />, { storefront: show });
  expect(screen.getByLabelText('E-mail')).toHaveValue('jana');
  expect(screen.getByLabelText('Veľkosť')).toHaveValue('13');
  expect(screen.getByText('Chýba zavináč')).toBeVisible();
});
