import { confirmStockNotice, endStockNotices, readStockNotice, type StockNotice } from '@odeta/contracts';
import {
  answers,
  createTestStorefront,
  refuses,
  renderInStorefront,
  screen,
  unreachable,
} from '@odeta/storefront/testing';
import { messages } from '../messages/index.ts';
import StockNoticePage from './stock-notice.page.tsx';
import { createStockNoticeStore } from './stock-notice.store.ts';

const notice: StockNotice = {
  state: 'pending',
  name: 'Vlnený kabát',
  url: '/p/vlneny-kabat?color=camel',
  picture: { path: 'coat-camel/front', alt: '' },
  color: 'béžová',
  size: 'size/38',
};

async function open(...api: ReturnType<typeof refuses>[]) {
  const { default: catalog } = await messages.sk();
  const storefront = createTestStorefront({
    api: [answers(readStockNotice, { notice }), ...api],
    messages: { catalog },
  });
  await storefront.storeOf(createStockNoticeStore).load('12-token');
  return renderInStorefront(<StockNoticePage />, { storefront, url: '/stock-notice/12-token/' });
}

test('opening the link changes nothing until the button is clicked (P11)', async () => {
  const { user, storefront } = await open(answers(confirmStockNotice, { notice: { ...notice, state: 'waiting' } }));
  expect(storefront.sent.map(({ method }) => method)).toEqual(['GET']);
  expect(screen.getByRole('link', { name: 'Vlnený kabát, béžová, 38' })).toHaveAttribute('href', notice.url);

  await user.click(screen.getByRole('button', { name: 'Áno, napíšte mi' }));

  expect(storefront.sent.at(-1)).toMatchObject({ payload: { token: '12-token' } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ozveme sa, keď bude skladom');
});

test('all notices for the address can be cancelled, and a failure is shown (P11)', async () => {
  const { user, storefront } = await open(unreachable(endStockNotices));
  const end = () => user.click(screen.getByRole('button', { name: /Zrušiť všetky/ }));
  await end();
  expect(screen.getByText(/Skontrolujte pripojenie/)).toBeInTheDocument();

  storefront.prepare(answers(endStockNotices, {}));
  await end();

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Upozornenia sú zrušené');
});

test('a link that is no longer valid shows a message (P11)', async () => {
  await open(refuses(readStockNotice, { code: 'not-found', status: 404 }));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tento odkaz už neplatí');
});
