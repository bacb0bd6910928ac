import { type CountryCode, readStaticContents } from '@odeta/contracts';
import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { createContentsStore } from '../contents/contents.store.ts';
import { addLaterTexts } from '../on-demand/add-later-texts.ts';
import { LegalGuarantee } from './legal-guarantee.tsx';

const urls = { infoUrl: 'https://europa.eu/youreurope/', claimsUrl: '/pomoc/reklamacia/' };

async function openNotice(country: CountryCode, image: string | null = null) {
  const storefront = createTestStorefront({ country });
  await addLaterTexts(storefront);
  const contents = storefront.storeOf(createContentsStore);
  contents.read = async () => ({ legalGuarantee: { ...urls, image } }) as Awaited<ReturnType<typeof contents.read>>;
  return renderInStorefront(<LegalGuarantee open onClose={() => undefined} />, { storefront });
}

test('the notice shows the guarantee period, the four remedies and the links to claims and EU information (D13, P16)', async () => {
  const { storefront } = await openNotice('sk');

  expect(screen.getByRole('dialog', { name: 'Zákonná zodpovednosť za vady' })).toBeVisible();
  expect(screen.getByText('2 roky')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(await screen.findByRole('link', { name: 'Ako reklamovať' })).toHaveAttribute('href', urls.claimsUrl);
  expect(screen.getByRole('link', { name: /Vaša Európa/ })).toHaveAttribute('href', urls.infoUrl);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(storefront.sent.map(({ path }) => path)).not.toContain(readStaticContents.path);
});

test('the official notice image is shown when its file is available (P16)', async () => {
  await openNotice('sk', '/media/notices/legal-guarantee-sk.svg');

  const image = await screen.findByRole('img', { name: 'Oznámenie EÚ o zákonnej zodpovednosti za vady' });
  expect(image).toHaveAttribute('src', '/media/notices/legal-guarantee-sk.svg');
});

test('the legal guarantee notice is not shown outside the EU (P16)', async () => {
  await openNotice('ua');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
