import { largestFile, pictureKind } from '@odeta/contracts';
import {
  avif,
  compareColors,
  devicePictures,
  heicFiles,
  movingPictures,
  otherFiles,
} from '../../testing/people/device-pictures.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { readUpload, upload } from '../../testing/people/uploads.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let editor: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  editor = await openEmployee(shop, 'editor', 'Edita');
});
afterAll(() => shop.close());

test.each(Object.entries({ ...devicePictures, 'an AVIF': avif }))(
  '%s is shown upright and in its colours',
  async (name, make) => {
    const { status, body } = await upload(editor, await make());

    expect([status, body.width, body.height]).toEqual([200, 640, 480]);
    const { rawPayload } = await readUpload(shop, largestFile(`${body.name}/wide`, 'webp'));
    const { colors, isSame } = await compareColors(name, rawPayload);
    expect([colors, isSame]).toEqual([colors, true]);
  },
);

async function refusalOf(content: Buffer) {
  const { statusCode, body } = await shop.app.inject({
    ...{ method: 'POST', url: '/api/staff/pictures', headers: { authorization: `Bearer ${editor.key}` } },
    payload: { data: content.toString('base64') },
  });
  return [statusCode, JSON.parse(body).body.why?.rules?.data];
}

test.each(Object.entries(heicFiles))('%s is refused with what to do', async (_, make) => {
  expect(await refusalOf(await make())).toEqual([422, 'picture-heic?']);
});

test.each(Object.entries(movingPictures))('%s is refused instead of losing its movement', async (_, make) => {
  expect(await refusalOf(await make())).toEqual([422, 'picture-animated?']);
});

test.each(Object.entries(otherFiles))('a %s file is refused by its name', async (kind, make) => {
  expect(await refusalOf(await make())).toEqual([422, `picture-kind?${new URLSearchParams({ kind })}`]);
});

test('an empty file, half a photo and a text are refused', async () => {
  const whole = (await devicePictures['a progressive JPEG']?.()) ?? Buffer.alloc(0);

  expect(await refusalOf(Buffer.alloc(0))).toEqual([422, 'picture-empty?']);
  expect(await refusalOf(whole.subarray(0, whole.length / 2))).toEqual([422, 'picture-broken?']);
  expect(await refusalOf(Buffer.from('Ceci est une photo'))).toEqual([422, 'picture-format?']);
  expect(pictureKind(Buffer.from('ab'))).toBeNull();
});
