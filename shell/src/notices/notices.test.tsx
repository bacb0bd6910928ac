import type { SystemNotice } from '@odeta/contracts';
import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { footerItem, footerOf } from '../../testing/footer.ts';
import { hideClosed } from '../boot/hide-closed.ts';
import { markTouchMac } from '../boot/mark-touch-mac.ts';
import { emptyLayoutContents } from '../layout/layout-contents.ts';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { createClosedStore } from './closed.store.ts';
import { NoticeBar } from './notice-bar.tsx';
import { SmartBanner } from './smart-banner.tsx';

const variant = (html: string, expired: number | null, closable = true) => ({ html, closable, expired });
const notice: SystemNotice = {
  application: variant('pre aplikáciu', null),
  desktop: variant('<b>pre počítač</b>', 3),
  mobile: variant('pre mobil', 1, false),
};

async function renderNotice(client: object = {}) {
  const storefront = createTestStorefront();
  Object.assign(storefront.session.state.client, client);
  Object.assign(storefront.storeOf(createSiteContentsStore).state, { layout: { ...emptyLayoutContents(), notice } });
  return renderInStorefront(<NoticeBar />, { storefront });
}

function watchCookies() {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((line) => void written.push(line));
  return written;
}

const bars = () => screen.queryAllByRole('complementary');
/** Without the button that closes it. */
const shownTexts = () => bars().map((bar) => bar.textContent.replace('notice.close', ''));

test.each([
  [{}, ['pre počítač', 'pre mobil']],
  [{ isMobile: true }, ['pre počítač', 'pre mobil']],
  [{ isMobile: true, isApp: true }, ['pre aplikáciu']],
])('a page for the client %o has every variant of the notice that it may need (D7, A8)', async (client, words) => {
  await renderNotice(client);
  expect(shownTexts()).toEqual(words);
  const classes = bars().map((bar) => [...bar.classList].at(-1));
  expect(classes).toEqual(words.length > 1 ? ['desktop', 'mobile'] : ['application']);
});

test('a closed notice stays hidden for its number of days through a cookie of its variant (D7)', async () => {
  const written = watchCookies();
  const { user } = await renderNotice();

  await user.click(screen.getByRole('button'));

  expect(shownTexts()).toEqual(['pre mobil']);
  expect(written).toEqual([expect.stringMatching(/^closed-notice-desktop=1; .*Max-Age=259200$/)]);
});

test('a closed notice without days returns in the next browser session (D7)', async () => {
  const written = watchCookies();
  const { user } = await renderNotice({ isApp: true });

  await user.click(screen.getByRole('button'));

  expect(written).toEqual([expect.not.stringContaining('Max-Age')]);
});

test('zero days set a session cookie, so that the notice does not return at once (D7)', () => {
  const written = watchCookies();
  createClosedStore().close('notice-mobile', 0);
  expect(written).toEqual([expect.not.stringContaining('Max-Age')]);
});

test('a notice that cannot be closed has no close button (D7)', async () => {
  await renderNotice();
  const closable = screen.getAllByRole('button').map((one) => one.closest('aside'));
  expect(closable).toEqual([expect.objectContaining({ textContent: expect.stringContaining('pre počítač') })]);
});

test('closed notices and banners are hidden before the page is shown', () => {
  const page = {
    cookie: 'consent=1; closed-notice-desktop=1; closed-smart-banner=1',
    documentElement: { dataset: {} },
  };
  hideClosed(page as unknown as Document);
  expect(page.documentElement.dataset).toEqual({ closed: 'notice-desktop smart-banner' });
});

test('a visitor who will be asked for consent gets a page with room for the question (D4)', () => {
  const page = { cookie: 'closed-strip=1', documentElement: { dataset: {} } };
  hideClosed(page as unknown as Document);
  expect(page.documentElement.dataset).toEqual({ closed: 'strip', asks: '' });
});

test('the strip is open on the first page of a visit; the app banner stays until it is closed (D8, D9)', () => {
  const written: string[] = [];
  const page = {
    documentElement: { dataset: {} },
    get cookie() {
      return ['consent=1', ...written.map((line) => line.split(';')[0])].join('; ');
    },
    set cookie(line: string) {
      written.push(line);
    },
  };

  hideClosed(page as unknown as Document);
  expect(page.documentElement.dataset).toEqual({});
  expect(written.every((line) => !line.includes('Max-Age'))).toBe(true);

  hideClosed(page as unknown as Document);
  expect(page.documentElement.dataset).toEqual({ closed: 'strip' });
  expect(written).toHaveLength(1);
});

async function renderSmartBanner(client: object, isOffered = true) {
  const storefront = createTestStorefront();
  Object.assign(storefront.session.state.client, client);
  const footer = footerOf({
    mobileApps: {
      android: footerItem('Google Play', { url: 'https://play.example' }),
      ios: footerItem('App Store', { url: 'https://apple.example' }),
    },
  });
  const layout = { ...emptyLayoutContents(), smartBanner: isOffered };
  Object.assign(storefront.storeOf(createSiteContentsStore).state, { layout, footer });
  return renderInStorefront(<SmartBanner />, { storefront });
}

test.each([
  [{ isMobile: true, isAndroid: true }, 'https://play.example'],
  [{ isMobile: true, isIos: true }, 'https://apple.example'],
])('a phone %o is offered the app of its own platform (D8)', async (client, address) => {
  await renderSmartBanner(client);
  expect(screen.getByRole('link')).toHaveAttribute('href', address);
});

test('a computer gets the offer for iPads hidden, because they claim to be one (D8)', async () => {
  await renderSmartBanner({});
  expect(screen.getByRole('complementary')).not.toHaveClass('phone');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://apple.example');
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0.0.0', 10, false],
])('%s with %i touches is recognised as an iPad: %s (D8, D3)', (userAgent, maxTouchPoints, isPad) => {
  const page = { documentElement: { dataset: {} } };
  markTouchMac(page as unknown as Document, { userAgent, maxTouchPoints } as Navigator);
  expect('touchMac' in page.documentElement.dataset).toBe(isPad);
});

test.each([
  [{ isMobile: true, isAndroid: true, isApp: true }, true],
  [{ isMobile: true, isIos: true }, false],
])('a client %o is not offered the app (D8)', async (client, isOffered) => {
  await renderSmartBanner(client, isOffered);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('a closed app banner stays hidden for the lifetime of its cookie (D8, B21: 7 days)', async () => {
  const written = watchCookies();
  const { user } = await renderSmartBanner({ isMobile: true, isIos: true });

  await user.click(screen.getByRole('button'));

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(written).toEqual([expect.stringMatching(/^closed-smart-banner=1; .*Max-Age=604800$/)]);
});
