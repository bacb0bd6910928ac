import { type Footer as FooterData, writeLog } from '@odeta/contracts';
import {
  answers,
  createTestStorefront,
  fireEvent,
  renderInStorefront,
  screen,
  within,
} from '@odeta/storefront/testing';
import { footerItem, footerOf } from '../../testing/footer.ts';
import { dehydratedRoutes } from '../../testing/routes.ts';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import { messages } from '../messages/index.ts';
import { Footer } from './footer.tsx';

async function renderFooter(
  parts: Partial<FooterData>,
  { client = {}, onlyBasic = false, url = '/' }: { client?: object; onlyBasic?: boolean; url?: string } = {},
) {
  const { default: shell } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { shell },
    api: [answers(writeLog, {})],
    dehydrated: dehydratedRoutes,
  });
  Object.assign(storefront.session.state.client, client);
  Object.assign(storefront.storeOf(createSiteContentsStore).state, { footer: footerOf(parts) });
  return renderInStorefront(<Footer onlyBasic={onlyBasic} />, { storefront, url });
}

const group = (name: string, ...labels: string[]) => ({ name, items: labels.map((label) => footerItem(label)) });
const linkNamed = (name: string | RegExp) => screen.getByRole('link', { name });

/** Whether the page handles a click itself; the browser's navigation is prevented. */
function isTakenOver(name: string) {
  let isTaken = false;
  const listen = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  fireEvent.click(linkNamed(name));
  return isTaken;
}

test('link groups have names and links; they are open on desktop and closed on phones (D1)', async () => {
  const groups = {
    service: group('Nákup', 'Vrátenie'),
    offer: group('Ponuka', 'Klub'),
    company: group('O nás', 'Tím'),
  };
  const { unmount } = await renderFooter(groups);

  for (const { name, items } of Object.values(groups)) {
    const section = screen.getByText(name).closest('details') as HTMLElement;
    expect(section).toHaveAttribute('open');
    expect(within(section).getByRole('link')).toHaveTextContent(items[0]?.label ?? '');
  }
  expect(screen.getByText(/SSL/)).toBeInTheDocument();
  unmount();

  await renderFooter(groups, { client: { isMobile: true } });
  expect(screen.getByText('Nákup').closest('details')).not.toHaveAttribute('open');
});

test('the copyright line shows the current year (D1)', async () => {
  await renderFooter({});
  expect(screen.getByText(new RegExp(String(new Date().getFullYear())))).toBeInTheDocument();
});

test('in the buying process only the basic links are shown (B2)', async () => {
  await renderFooter({ service: group('Nákup', 'Vrátenie'), basic: group('', 'Súkromie') }, { onlyBasic: true });

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Súkromie']);
});

test('social network links open in a new tab, other links only when configured (D1, D2)', async () => {
  await renderFooter({
    social: { instagram: footerItem('Instagram') },
    service: { name: 'Nákup', items: [footerItem('Inde', { blank: true }), footerItem('Tu')] },
  });

  for (const name of [/^Instagram/, /^Inde/]) {
    expect(linkNamed(name)).toHaveAttribute('target', '_blank');
    expect(linkNamed(name)).toHaveAttribute('rel', 'noopener');
  }
  expect(linkNamed('Tu')).not.toHaveAttribute('target');
});

test('a link can be hidden in the app, on narrow screens or on wide screens (D2)', async () => {
  const items = [
    footerItem('Newsletter', { hiddenApp: true }),
    footerItem('Katalóg', { hiddenMobile: true }),
    footerItem('Aplikácia', { hiddenDesktop: true }),
  ];
  await renderFooter({ service: { name: 'Nákup', items } }, { client: { isApp: true } });

  expect(screen.queryByRole('link', { name: 'Newsletter' })).not.toBeInTheDocument();
  expect(linkNamed('Katalóg')).toHaveClass('wide-only');
  expect(linkNamed('Aplikácia')).toHaveClass('narrow-only');
});

test('a logo has its configured shape; a missing file is replaced by the name and logged (D2)', async () => {
  const logo = footerItem('DPD', { image: '/media/dpd.svg', imageStyle: 'wide' });
  const { storefront } = await renderFooter({ paymentAndDelivery: { name: 'Doprava', items: [logo] } });
  const image = screen.getByRole('img', { name: 'DPD' });
  expect(image).toHaveAttribute('src', '/media/dpd.svg');
  expect(image).toHaveClass('image-wide');

  fireEvent.error(image);

  expect(linkNamed('DPD')).toHaveTextContent('DPD');
  expect(storefront.sent.at(-1)).toMatchObject({
    path: writeLog.path,
    payload: { levelName: 'warning', message: 'file missing: /media/dpd.svg' },
  });
});

test('a payment icon is shown beside the payment name and hidden from screen readers (D1)', async () => {
  const card = footerItem('Platba kartou', { image: '/media/marks/card.svg', imageStyle: 'icon' });
  await renderFooter({ paymentAndDelivery: { name: 'Platba', items: [card] } });

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(linkNamed('Platba kartou').querySelector('img')).toHaveAttribute('src', '/media/marks/card.svg');
});

test('a dispute resolution link shows its banner where the country has one (R11)', async () => {
  const anpc = footerItem('ANPC', { image: '/media/marks/anpc.svg', imageStyle: 'wide', blank: true });
  await renderFooter({ trusted: { anpc, disputes: footerItem('Spory') } });

  expect(within(linkNamed(/^ANPC/)).getByRole('img', { name: 'ANPC' })).toHaveAttribute('width', '200');
  expect(linkNamed('Spory')).toHaveTextContent('Spory');
});

test('a link between client routes navigates on the client, unless it requires a page from the server (A4, D2)', async () => {
  const items = [footerItem('Košík', { url: '/cart' }), footerItem('Nový', { url: '/confirm', ssrLink: true })];
  await renderFooter({ basic: { items } }, { onlyBasic: true, url: '/checkout' });

  expect([isTakenOver('Košík'), isTakenOver('Nový')]).toEqual([true, false]);
});

test('the same link on a page that is not a client route loads a new document (A4)', async () => {
  await renderFooter({ basic: { items: [footerItem('Košík', { url: '/cart' })] } }, { onlyBasic: true, url: '/' });
  expect(isTakenOver('Košík')).toBe(false);
});
