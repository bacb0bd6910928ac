import { uploadLimits } from '@odeta/contracts/staff';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openContents } from '../../testing/open-contents.ts';

const tile = (path: string, alt: string) => ({ name: 'Ženy', url: '/zeny', picture: { path, alt } });
const photo = (bytes = 4) => new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });
const fileField = (label: string) => screen.findByLabelText(`Upload a picture: ${label}`);
const choose = async (label: string, file: File) =>
  fireEvent.change(await fileField(label), { target: { files: [file] } });
const PICTURE = 'SK tile 1 picture name';

test.each([
  ['picture-format', 'Choose a JPEG, PNG, WebP or AVIF picture'],
  ['picture-empty', 'This file is empty. Choose the picture again.'],
  ['picture-heic', 'This is a HEIC picture, as iPhones take them. Export it as JPEG and upload that file.'],
  ['picture-kind?kind=GIF', 'This is a GIF file. Save the picture as JPEG or PNG and upload that file.'],
  [
    'picture-animated',
    'This picture is animated, and the shop shows still ones. Save one frame as JPEG or PNG and upload that file.',
  ],
  ['picture-small?side=320', 'The picture needs at least 320 pixels on each side'],
  ['picture-large?side=12000', 'The picture may have at most 12000 pixels on each side'],
  ['picture-narrow?ratio=5', 'The longer side may be at most 5 times as long as the shorter one'],
  ['picture-broken', 'This picture cannot be read. Save it again, or choose another one.'],
])('what the server refuses is said beside the field: %s', async (rule, words) => {
  openContents('home-block', { title: 'T', tiles: [tile('tile-women/tall', 'Own')] }, { upload: rule });

  await choose(PICTURE, photo());

  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await fileField(PICTURE)).toHaveAccessibleDescription(new RegExp(words.slice(0, 20)));
  expect(await fileField(PICTURE)).toBeInvalid();
  expect(screen.getByLabelText(PICTURE)).toHaveValue('tile-women/tall');
});

const paste = (target: HTMLElement, files: File[], types: string[]) =>
  fireEvent.paste(target, { clipboardData: { files, types } });

test('a copied picture is pasted into its field, and a pasted text stays a text', async () => {
  const { uploads } = openContents('home-block', { title: 'T', tiles: [tile('tile-women/tall', 'Own')] });
  const field = await fileField(PICTURE);
  const name = screen.getByLabelText(PICTURE);

  // Spreadsheets copy cells as a text and as a picture.
  paste(name, [photo()], ['text/plain', 'text/html', 'Files']);
  paste(name, [], ['text/plain']);
  expect(uploads).toEqual([]);
  paste(name, [photo()], ['text/html', 'Files']);
  await screen.findByRole('button', { name: /^Focal point/ });
  // File managers copy a file with its name.
  paste(field, [photo(5)], ['text/plain', 'Files']);

  await waitFor(() => expect(uploads).toEqual(['AAAAAA==', 'AAAAAAA=']));
});

test('of several files none is guessed', async () => {
  const { uploads } = openContents('home-block', { title: 'T', tiles: [tile('tile-women/tall', 'Own')] });
  const place = (await fileField(PICTURE)).closest('label')?.parentElement as HTMLElement;

  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [photo(), photo(5)] } });

  expect(await screen.findByText('These are several files. Choose one of them.')).toBeInTheDocument();
  expect(uploads).toEqual([]);
});

test('the choice of files makes Safari convert pictures of an iPhone', async () => {
  openContents('home-block', { title: 'T', tiles: [tile('tile-women/tall', 'Own')] });

  const kinds = (await fileField(PICTURE)).getAttribute('accept')?.split(',');

  expect(kinds?.[0]).toBe('image/jpeg');
  expect(kinds?.filter((kind) => /hei[cf]|\*/.test(kind))).toEqual([]);
});

test('a file that is too large is not even sent', async () => {
  const { uploads } = openContents('home-block', { title: 'T', tiles: [tile('tile-women/tall', 'Own')] });
  const file = photo();
  Object.defineProperty(file, 'size', { value: uploadLimits.bytes + 1 });

  await choose(PICTURE, file);

  expect(await screen.findByText('The file may have at most 15 MB')).toBeInTheDocument();
  expect(uploads).toEqual([]);
});
