/** @jest-environment @odeta/build/dom-environment */
import { attachmentRules } from '@odeta/contracts';
import { createAttachments, noFiles } from './attachments.ts';
import { UnreadablePicture } from './shrink-picture.ts';

const texts = (key: string, values = {}) => `${key} ${Object.values(values).join(' ')}`.trim();
const photo = (name: string, size = 9_000_000) => Object.defineProperty(new File(['x'], name), 'size', { value: size });

/** A form whose pictures are shrunk when the test says so. */
function open() {
  const state = noFiles();
  const underWay: { name: string; finish: () => void; fail: () => void }[] = [];
  const shrink = jest.fn(
    ({ name }: File) =>
      new Promise<File>((resolve, reject) => {
        const finish = () => resolve(photo(name.replace(/\w+$/, 'jpg'), 500_000));
        underWay.push({ name, finish, fail: () => reject(new UnreadablePicture(name)) });
      }),
  );
  const attachments = createAttachments(state, { rules: attachmentRules, texts, shrink });
  const end = async (how: 'finish' | 'fail' = 'finish') => {
    await new Promise((resolve) => setTimeout(resolve));
    underWay.shift()?.[how]();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const shown = () => [state.files.map(({ name }) => name), state.shrinking.map(({ name }) => name)];
  return { state, attachments, shrink, end, shown };
}

test('large pictures are shrunk one after the other, and small files are taken as they are (H16)', async () => {
  const { attachments, shrink, end, shown } = open();

  attachments.addFiles([photo('a.jpg'), photo('b.webp'), photo('bill.pdf', 2_000_000)]);
  await end();
  expect(shown()).toEqual([['bill.pdf', 'a.jpg'], ['b.webp']]);
  expect(shrink).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'b.webp' }), attachmentRules.maxSize);

  await end();
  expect(shown()).toEqual([['bill.pdf', 'a.jpg', 'b.jpg'], []]);
});

test('a form waits for its pictures before it is sent', async () => {
  const { attachments, state, end } = open();
  attachments.addFiles([photo('a.jpg')]);
  const sent = attachments.settled().then(() => state.files.length);

  await end();

  expect(await sent).toBe(1);
});

test('a cancelled picture is not added, and those under way count for the limit', async () => {
  const { attachments, state, end, shown } = open();
  attachments.addFiles([photo('a.jpg'), photo('b.jpg'), photo('c.jpg'), photo('d.jpg')]);
  expect(state.fileProblem).toBe('files.many-documents 3');

  attachments.cancelFile(state.shrinking[0]?.id ?? 0);
  await end();
  await end();
  await end();

  expect(shown()).toEqual([['b.jpg', 'c.jpg'], []]);
});

test('an empty file is refused at once', () => {
  const { attachments, state } = open();

  attachments.addFiles([photo('a.jpg', 0)]);

  expect([state.files.length, state.fileProblem]).toEqual([0, 'files.file-empty']);
});

test('a picture of an iPhone is known by its content, also when it was renamed', async () => {
  const { attachments, state, end } = open();
  const renamed = new File([`\0\0\0\x18ftypheic\0\0\0\0mif1heic`], 'a.jpg');
  attachments.addFiles([Object.defineProperty(renamed, 'size', { value: 2_000_000 })]);

  await end('fail');
  await attachments.settled();

  expect([state.files.length, state.fileProblem]).toEqual([0, 'files.heic a.jpg']);
});

test.each([
  ['a picture within the limit is left to the server', 'a.jpg', 3_000_000, null],
  ['a larger one is refused', 'a.jpg', 9_000_000, 'files.unreadable a.jpg 4'],
  ['a picture of an iPhone has its own words', 'a.HEIC', 900_000, 'files.heic a.HEIC'],
])('of pictures that the browser cannot decode, %s', async (_, name, size, problem) => {
  const { attachments, state, end } = open();
  attachments.addFiles([photo(name, size)]);

  await end('fail');

  expect([state.files.length, state.fileProblem]).toEqual([problem === null ? 1 : 0, problem]);
});
