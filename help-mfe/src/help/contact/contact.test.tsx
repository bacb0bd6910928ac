import { sendMessage } from '@odeta/contracts';
import { answers, refuses, screen, unreachable } from '@odeta/storefront/testing';
import { openHelpPage } from '../../../testing/open-help-page.tsx';

const taken = answers(sendMessage, { number: 'P 2611 0442', answerBy: '2026-11-23' });

beforeEach(() => sessionStorage.clear());

const open = (...api: ReturnType<typeof refuses>[]) => openHelpPage('contact', ...api);
type Page = Awaited<ReturnType<typeof open>>;

async function fill({ user }: Page) {
  await user.selectOptions(screen.getByLabelText('Téma'), 'Reklamácia');
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.sk');
  await user.type(screen.getByLabelText('Správa'), 'Na rukáve sa uvoľnil šev.');
}
const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Odoslať správu' }));
const sentBy = ({ storefront }: Page) => storefront.sent.filter(({ path }) => path === sendMessage.path);

test('the contact page shows the seller and the contact details (P16)', async () => {
  await open();

  expect(screen.getByText('ODETA Slovakia, s. r. o.')).toBeVisible();
  expect(screen.getByText('IČO 00 000 000')).toBeVisible();
  expect(screen.getByRole('link', { name: '+421 2 000 000 00' })).toHaveAttribute('href', 'tel:+421200000000');
  expect(screen.getByText(/Odpovedáme do 1 pracovného dňa/)).toBeVisible();
});

test('a message is sent with an idempotency key, and the page shows the deadline for the answer (P16)', async () => {
  const page = await open(taken);
  await fill(page);
  await press(page);

  const said = await screen.findByRole('status');
  expect(said).toHaveFocus();
  expect(said).toHaveTextContent(
    'Číslo správy P 2611 0442. Odpoveď pošleme na jana@example.sk najneskôr: pondelok 23. 11.',
  );
  expect(sentBy(page)).toMatchObject([
    {
      payload: {
        topic: 'complaint',
        orderNumber: '',
        customerNumber: '',
        name: '',
        email: 'jana@example.sk',
        copy: true,
      },
      headers: { 'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/), 'bot-proof': '' },
    },
  ]);
  expect(sessionStorage.getItem('help.contact')).toBeNull();
});

test('missing fields are marked and counted above the form, and nothing is sent (P16, H1)', async () => {
  const page = await open();
  await page.user.type(screen.getByLabelText(/Číslo objednávky/), 'abc');
  await press(page);

  expect(screen.getByLabelText('Téma')).toHaveAccessibleDescription('Toto políčko nemôže byť prázdne');
  expect(screen.getByLabelText(/Číslo objednávky/)).toHaveAccessibleDescription(/SK 2611 0155/);
  expect(await screen.findByText(/Opravte 4 polia:/)).toBeVisible();
  expect(sentBy(page)).toEqual([]);
});

test('without a response the input survives a reload, and the next attempt uses the same idempotency key (P16)', async () => {
  const page = await open(unreachable(sendMessage));
  await fill(page);
  await press(page);
  expect(await screen.findByText(/Spojenie sa prerušilo/)).toBeVisible();
  expect(screen.getByLabelText('Správa')).toHaveValue('Na rukáve sa uvoľnil šev.');
  const [first] = sentBy(page);
  page.unmount();

  const reloaded = await open(taken);
  expect(screen.getByLabelText('Správa')).toHaveValue('Na rukáve sa uvoľnil šev.');
  await press(reloaded);
  await screen.findByRole('status');
  expect(sentBy(reloaded)[0]?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});

test('while the shop is busy its message is shown, and the input stays (P16)', async () => {
  const message = 'Práve spracúvame veľa súborov.';
  const messages = [{ type: 'error' as const, message, autoclose: true, closable: true }];
  const page = await open(refuses(sendMessage, { code: 'busy', status: 503, messages }));
  await fill(page);
  await press(page);

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Správa')).toHaveValue('Na rukáve sa uvoľnil šev.');
});

test('server errors are shown at their fields (P16)', async () => {
  const validation = { email: ['Na adresy s touto koncovkou správy neposielame.'] };
  const page = await open(refuses(sendMessage, { code: 'validation', status: 422, validation }));
  await fill(page);
  await press(page);

  expect(await screen.findByText('Na adresy s touto koncovkou správy neposielame.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
});

test('a customer number of eight digits may be given, with spaces, and any other is marked (P16, H11)', async () => {
  const page = await open(taken);
  await fill(page);
  const field = screen.getByLabelText(/^Zákaznícke číslo/);
  await page.user.type(field, '1048');
  await press(page);

  expect(field).toHaveAccessibleDescription(/Zákaznícke číslo má 8 číslic/);
  expect(sentBy(page)).toEqual([]);

  await page.user.type(field, ' 2265');
  await press(page);
  expect(await screen.findByText(/P 2611 0442/)).toBeVisible();
  expect(sentBy(page)).toMatchObject([{ payload: { customerNumber: '10482265' } }]);
});
