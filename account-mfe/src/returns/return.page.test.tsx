import { cancelReturn, readReturn, readReturns } from '@odeta/contracts';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import { returnDetail } from '../../testing/returns.ts';
import * as page from './return.page.tsx';
import * as listPage from './returns.page.tsx';

const { id } = returnDetail();
const open = (detail: Parameters<typeof returnDetail>[0] = {}, ...more: ReturnType<typeof refuses>[]) =>
  openAccountPage(page, {
    url: `/my-account/returns/${id}`,
    params: { returnId: id },
    api: [answers(readReturn, { detail: returnDetail(detail) }), ...more],
  });

test('a return shows its steps, the refund account and a printable label with a QR code (P6)', async () => {
  await open();

  expect(screen.getByRole('heading', { level: 1, name: 'Vrátenie V\u00a02611\u00a00093' })).toBeVisible();
  const label = screen.getByRole('complementary', { name: 'Štítok na balík' });
  expect(within(label).getByRole('img', { name: 'QR kód 4471 0926 1183' })).toBeInTheDocument();
  expect(within(label).getByText(/Skladová 2/)).toBeVisible();
  expect(within(label).getByRole('button', { name: 'Vytlačiť štítok' })).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'Priebeh vrátenia' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(4);
  expect(steps.getByText('Zaregistrované').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Peniaze pošleme na účet •••• 7541.')).toBeVisible();
});

test('a received return has no label and no cancel button, and shows the status of the refund (P6)', async () => {
  await open({ status: 'sent', receivedAt: '2026-11-25T10:00:00Z', mayCancel: false });

  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.getByText('Balík sme prijali, peniaze posielame: 37,09 €.')).toBeVisible();
  expect(screen.getByText('Prijaté v sklade').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByRole('button', { name: 'Zrušiť vrátenie' })).not.toBeInTheDocument();
});

test('a return whose money the bank does not send says so, and that nothing has to be done (P6)', async () => {
  await open({ status: 'sent', receivedAt: '2026-11-25T10:00:00Z', mayCancel: false, refundFailed: true });

  expect(screen.getByText(/^37,09 € banka zatiaľ nevrátila/)).toBeVisible();
  expect(screen.queryByText(/peniaze posielame/)).not.toBeInTheDocument();
});

test('a refused complaint names the body for disputes (P6)', async () => {
  const conciliation = { name: 'Slovenská obchodná inšpekcia', url: 'https://www.soi.sk' };
  await open({ kind: 'complaint', status: 'completed', outcome: 'refused', conciliation });

  expect(screen.getByText(/Slovenská obchodná inšpekcia/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'soi.sk' })).toHaveAttribute('href', conciliation.url);
});

test('a rejected complaint shows the reason and no refund (P6)', async () => {
  await open({
    kind: 'complaint',
    status: 'completed',
    outcome: 'refused',
    answer: 'Šev je celý.',
    receivedAt: '2026-11-25T10:00:00Z',
    answeredAt: '2026-11-28T10:00:00Z',
    completedAt: '2026-11-28T10:00:00Z',
  });

  expect(screen.getByText('Neuznali sme to. Naše zdôvodnenie:')).toBeVisible();
  expect(screen.getByText('Šev je celý.')).toBeVisible();
  expect(screen.queryByText('Peniaze odoslané')).not.toBeInTheDocument();
});

test('cancelling a return takes two clicks; a parcel already sent is not cancelled and the page shows why (P6)', async () => {
  const messages = [{ type: 'error' as const, message: 'Je na ceste.', autoclose: false, closable: false }];
  const { user, sentTo } = await open({}, refuses(cancelReturn, { code: 'return-sent', status: 409, messages }));

  await user.click(screen.getByRole('button', { name: 'Zrušiť vrátenie' }));
  expect(sentTo(`/my-account/returns/${id}/cancel`)).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Nechať' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Zrušiť vrátenie' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Áno, zrušiť vrátenie' }));

  expect(await screen.findByText('Je na ceste.')).toBeVisible();
  expect(sentTo(`/my-account/returns/${id}/cancel`)).toHaveLength(1);
});

test('the list shows the status of each return, and an unrecognised status as unknown (P6)', async () => {
  const { lines: _, ...one } = returnDetail();
  const pictures = [{ path: 'dress/front', alt: '' }];
  await openAccountPage(listPage, {
    url: '/my-account/returns',
    api: [
      answers(readReturns, {
        returns: [
          { ...one, pictures },
          { ...one, id: 'b', number: 'V 2611 0094', pictures, status: 'lost' as 'unknown' },
        ],
        page: 1,
        pages: 1,
      }),
    ],
  });

  expect(screen.getByRole('link', { name: 'V 2611 0093' })).toHaveAttribute('href', `/my-account/returns/${id}`);
  expect(screen.getByText('Pošlite balík')).toBeVisible();
  expect(screen.getByText('Čakáme na balík')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vybrať objednávku' })).toHaveAttribute(
    'href',
    '/my-account/orders?list=review',
  );
});
