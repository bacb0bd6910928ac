import { attachmentRules, PICTURE_BYTES, sendMessage } from '@odeta/contracts';
import { answers, fireEvent, refuses, screen, waitFor } from '@odeta/storefront/testing';
import { openHelpPage } from '../../../testing/open-help-page.tsx';

const taken = answers(sendMessage, { number: 'P 2611 0442', answerBy: '2026-11-23' });

beforeEach(() => sessionStorage.clear());

type Page = Awaited<ReturnType<typeof openHelpPage>>;
const fotoOf = (name: string, content = 'obraz') => new File([content], name, { type: 'image/jpeg' });
const sized = (file: File, value: number) => Object.defineProperty(file, 'size', { value });
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
  for (const [name, limit, megabytes] of [
    ['veľká.jpg', PICTURE_BYTES, 25],
    ['faktúra.pdf', attachmentRules.maxSize, 4],
  ] as const) {
    await choose(page, sized(fotoOf(name), limit + 1));
    const words = `Súbor je príliš veľký, najviac ${megabytes} MB`;
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText(/^Fotky/)).toHaveAccessibleDescription(words);
  }

  await choose(page, ...['1', '2', '3', '4'].map((name) => fotoOf(`${name}.jpg`)));
  expect(await screen.findByText('Pošlite najviac 3 súbory')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Odobrať/ })).toHaveLength(attachmentRules.most);
});

test.each([
  ['HEIC', 'IMG_1.heic', 100, /HEIC tento prehliadač nevie prečítať/],
  ['large', 'IMG_2.jpg', attachmentRules.maxSize + 1, /nepodarilo prečítať ani zmenšiť/],
])('a %s picture that the browser cannot decode is refused in a sentence (H16)', async (_, name, size, words) => {
  const page = await openHelpPage('contact');
  const field = screen.getByText('Presuňte sem súbory');

  fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [sized(fotoOf(name), size)] } });

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Odobrať/ })).not.toBeInTheDocument();
  expect(page.container).toHaveTextContent(name);
});

test('pictures rejected by the server show the error and stay listed (H16)', async () => {
  const validation = { attachments: ['Toto nie je fotka'] };
  const page = await openHelpPage('contact', refuses(sendMessage, { code: 'validation', status: 422, validation }));
  await choose(page, fotoOf('a.jpg'));
  await send(page);

  expect(await screen.findByText('Toto nie je fotka')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Odobrať a.jpg' })).toBeVisible();
});
