import { attachmentRules, sendMessage } from '@odeta/contracts';
import { answers, fireEvent, refuses, screen, waitFor } from '@odeta/storefront/testing';
import { openHelpPage } from '../../../testing/open-help-page.tsx';

const taken = answers(sendMessage, { number: 'P 2611 0442', answerBy: '2026-11-23' });

beforeEach(() => sessionStorage.clear());

type Page = Awaited<ReturnType<typeof openHelpPage>>;
const fotoOf = (name: string, content = 'obraz') => new File([content], name, { type: 'image/jpeg' });
const choose = ({ user }: Page, ...files: File[]) => user.upload(screen.getByLabelText(/^Fotky/), files);

async function send({ user }: Page) {
  await user.selectOptions(screen.getByLabelText('Téma'), 'Reklamácia');
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.sk');
  await user.type(screen.getByLabelText('Správa'), 'Šev.');
  await user.click(screen.getByRole('button', { name: 'Odoslať správu' }));
}
const sentBy = ({ storefront }: Page) => storefront.sent.filter(({ path }) => path === sendMessage.path);

test('selected pictures can be removed, and the remaining pictures are sent with the message (H16)', async () => {
  const page = await openHelpPage('contact', taken);
  await choose(page, fotoOf('a.jpg'), fotoOf('b.png'));
  await page.user.click(screen.getByRole('button', { name: 'Odobrať a.jpg' }));
  await send(page);

  await screen.findByText('Správu sme prijali');
  expect(sentBy(page)).toMatchObject([{ payload: { attachments: [{ name: 'b.png', data: btoa('obraz') }] } }]);
});

test('dropped files are handled like chosen ones; dragged text is left to the browser (H16)', async () => {
  await openHelpPage('contact');
  const field = screen.getByText('Presuňte sem súbory');
  const dropped = (types: string[], ...files: File[]) => ({ dataTransfer: { types, files, dropEffect: 'none' } });

  expect(fireEvent.dragOver(field, dropped(['text/plain']))).toBe(true);
  expect(fireEvent.drop(field, dropped(['text/plain']))).toBe(true);
  expect(screen.queryByRole('button', { name: /^Odobrať/ })).not.toBeInTheDocument();

  expect(fireEvent.dragOver(field, dropped(['Files']))).toBe(false);
  expect(fireEvent.drop(field, dropped(['Files'], fotoOf('a.jpg'), fotoOf('b.exe')))).toBe(false);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Odobrať a.jpg' })).toBeVisible());
  expect(screen.queryByRole('button', { name: 'Odobrať b.exe' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Tento typ súboru neprijímame/)).toBeVisible();
});

test('files that are too large or too many are rejected immediately (H16)', async () => {
  const page = await openHelpPage('contact');
  const huge = fotoOf('veľká.jpg');
  Object.defineProperty(huge, 'size', { value: attachmentRules.maxSize + 1 });
  await choose(page, huge);
  expect(await screen.findByText('Súbor je príliš veľký, najviac 4 MB')).toBeVisible();
  expect(screen.getByLabelText(/^Fotky/)).toHaveAccessibleDescription('Súbor je príliš veľký, najviac 4 MB');

  await choose(page, ...['1', '2', '3', '4'].map((name) => fotoOf(`${name}.jpg`)));
  expect(await screen.findByText('Pošlite najviac 3 súbory')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Odobrať/ })).toHaveLength(attachmentRules.most);
});

test('pictures rejected by the server show the error and stay listed (H16)', async () => {
  const validation = { attachments: ['Toto nie je fotka'] };
  const page = await openHelpPage('contact', refuses(sendMessage, { code: 'validation', status: 422, validation }));
  await choose(page, fotoOf('a.jpg'));
  await send(page);

  expect(await screen.findByText('Toto nie je fotka')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Odobrať a.jpg' })).toBeVisible();
});
