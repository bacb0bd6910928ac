import { crc32 } from 'node:zlib';
import { filesOf, readHome, SHARED_FILE, UPLOADS_PATH, uploadedFile } from '@odeta/contracts';
import { type ProposedChange, uploadLimits } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import sharp from 'sharp';
import { browserWith, draft, preview, removePreviews } from '../../testing/people/draft-preview.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { photo, readUpload, upload, withTile } from '../../testing/people/uploads.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let editor: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  editor = await openEmployee(shop, 'editor', 'Edita');
});
afterAll(async () => {
  await removePreviews(shop, TEST_NOW);
  await shop.close();
});

const read = (address: string) => readUpload(shop, address);
const uploaded = async (seed: number, width = 640, height = 480) => {
  const { body } = await upload(editor, await (await photo(width, height, seed)).jpeg().toBuffer());
  return body.name;
};
const tile = async (path: string, more: object = {}): Promise<ProposedChange> =>
  withTile(editor, { path, alt: 'Kabáty', ...more });
const shownTile = async (client = newClient(shop.app, 'sk')) =>
  (await client.send(readHome)).body.departments.tiles[0]?.picture;
const stored = async () =>
  (await shop.db.selectFrom('uploadedPicture').select('name').execute()).map(({ name }) => name);

test('an uploaded picture is encoded anew in all sizes, upright and without the place where it was taken', async () => {
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } };
  const turned = (await photo(1200, 2400, 1)).withExif(gps).withMetadata({ orientation: 6 }).jpeg();

  const { status, body } = await upload(editor, await turned.toBuffer());

  expect([status, body]).toEqual([200, { name: expect.stringMatching(/-1920x960$/), width: 1920, height: 960 }]);
  const { avif, webp } = filesOf(`${body.name}/wide`);
  for (const { address } of [...avif, ...webp, { address: uploadedFile(body, SHARED_FILE) }]) {
    const { statusCode, headers, rawPayload } = await read(address);
    expect([address, statusCode, headers['cache-control']]).toEqual([
      address,
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
    const { exif, orientation, width } = await sharp(rawPayload).metadata();
    expect([exif, orientation, width]).toEqual([undefined, undefined, Number(/\d+(?=\.)/.exec(address)?.[0] ?? 1200)]);
  }
  expect(avif.map(({ width }) => width)).toEqual([480, 960, 1440, 1920]);
});

test('the same picture has the same address, a cut-out stays transparent, and what is cropped needs a larger file', async () => {
  const cutout = await sharp({ create: { width: 600, height: 800, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();

  const [first, second] = [await upload(editor, cutout), await upload(editor, cutout)];

  expect(second.body.name).toBe(first.body.name);
  const file = await read(filesOf(`${first.body.name}/cutout`).webp[0]?.address ?? '');
  expect((await sharp(file.rawPayload).metadata()).hasAlpha).toBe(true);
  const landscape = await uploaded(2, 1600, 900);
  expect(filesOf(`${landscape}/tall`).avif.map(({ width }) => width)).toEqual([216, 432, 648, 720]);
});

/** A PNG whose header declares this many pixels on each side. */
function declaring(png: Buffer, side: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(side, 16);
  changed.writeUInt32BE(side, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

test('what cannot be used is refused with the reason at the field, and nothing is stored', async () => {
  const before = await stored();
  const whole = await (await photo(800, 600)).jpeg().toBuffer();
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  const wrong: [Buffer, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'), 'picture-kind'],
    [Buffer.from('A text that is named photo.jpg'), 'picture-format'],
    [whole.subarray(0, 300), 'picture-broken'],
    [Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(500)]), 'picture-broken'],
    [await blank(1, 1), 'picture-small'],
    [await blank(20_000, 400), 'picture-large'],
    [declaring(await blank(400, 400), 30_000), 'picture-large'],
    [await blank(4000, 400), 'picture-narrow'],
  ];

  for (const [content, rule] of wrong) {
    const { statusCode, body } = await shop.app.inject({
      ...{ method: 'POST', url: '/api/staff/pictures', headers: { authorization: `Bearer ${editor.key}` } },
      payload: { data: content.toString('base64') },
    });
    const { code, validation, body: details } = JSON.parse(body);
    expect([rule, statusCode, details.why?.rules?.data?.split('?')[0]]).toEqual([rule, 422, rule]);
    expect([code, Object.keys(validation)]).toEqual(['validation', ['data']]);
  }
  const { status, code } = await upload(editor, Buffer.concat([whole, Buffer.alloc(uploadLimits.bytes)]));
  expect([status, code]).toEqual([413, 'too-large']);
  expect(await stored()).toEqual(before);
});

test('a role that edits no texts uploads nothing; uploads and refusals are recorded', async () => {
  const service = await openEmployee(shop, 'service', 'Sima');
  const owner = await openEmployee(shop, 'owner', 'Olga');
  const content = await (await photo(400, 400, 3)).webp().toBuffer();

  expect((await upload(service, content)).status).toBe(403);
  const { body } = await upload(editor, content);

  const { body: record } = await owner.get<{ acts: { act: string; member: string }[] }>(
    `/acts?act=upload-picture&subject=${body.name}`,
  );
  expect(record.acts).toMatchObject([{ act: 'upload-picture', member: 'Edita' }]);
  const { rows } = await sql<{ act: string }>`select act from staff_refusal`.execute(shop.db);
  expect(rows).toEqual([{ act: 'upload-picture' }]);
});

test('a drafted picture with its focal point is seen in the preview, live after the start, and gone after undo', async () => {
  const former = await shownTile();
  const path = `${await uploaded(4)}/tall`;
  const focus = { x: 80, y: 25 };
  const id = await draft(editor, [await tile(path, { focus })]);
  const browser = await browserWith(shop, await preview(editor, id));

  expect(await shownTile(browser)).toEqual({ path, alt: 'Kabáty', focus });
  expect(await shownTile()).toEqual(former);

  await editor.post(`/changes/${id}/apply`);
  expect(await shownTile()).toEqual({ path, alt: 'Kabáty', focus });

  await editor.post(`/changes/${id}/undo`);
  expect(await shownTile()).toEqual(former);
});

test('pictures need an alternative text, a focal point in steps, and to be there', async () => {
  const path = `${await uploaded(5)}/tall`;
  const gone = path.replace(/[0-9a-f]{32}/, '0'.repeat(32));
  const refusedFor = async (change: ProposedChange) => Object.keys((await editor.change(change)).validation);
  const menu = async (more: object) => {
    const { body } = await editor.get<{ values: { value: { entries: object[] } }[] }>(
      '/values?kind=menu&country=sk&key=menu',
    );
    const [first, ...others] = body.values[0]?.value.entries ?? [];
    const owner = await openEmployee(shop, 'owner', `Owner ${JSON.stringify(more).length}`);
    const value = { entries: [{ ...first, ...more }, ...others] };
    return Object.keys((await owner.change({ kind: 'menu', country: 'sk', key: 'menu', value })).validation);
  };

  expect(await refusedFor(await tile(path, { alt: ' ' }))).toEqual(['changes.0.value.tiles.0.picture.alt']);
  expect(await refusedFor(await tile(path, { focus: { x: 101, y: 3 } }))).toHaveLength(2);
  expect(await refusedFor(await tile(gone))).toEqual(['changes.0.value.tiles.0.picture.path']);
  expect(await menu({ cover: path, alt: null })).toEqual(['changes.0.value.entries.0.alt']);
  expect(await menu({ cover: path, alt: 'Kabáty', coverFocus: { x: 10, y: 90 } })).toEqual([]);
});

test('an address that is no file of a picture is not found', async () => {
  const name = await uploaded(11);
  for (const file of ['961.avif', 'share.png', '..%2Fshare.jpg'])
    expect([file, (await read(`${UPLOADS_PATH}${name}/${file}`)).statusCode]).toEqual([file, 404]);
  expect((await read(`${UPLOADS_PATH}upload-x/480.avif`)).statusCode).toBe(404);
});
