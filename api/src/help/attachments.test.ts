import { attachmentRules, type InputOf, sendMessage } from '@odeta/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { avif, compareColors, devicePictures, heicFiles, otherFiles } from '../../testing/people/device-pictures.ts';
import { countDecodes, file, picture } from '../../testing/people/pictures.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  shop.emails.length = 0;
  await sql`truncate contact_message, contact_attachment, contact_answer, outbox`.execute(shop.db);
});
afterAll(() => shop.close());

const message: InputOf<typeof sendMessage> = {
  topic: 'complaint',
  orderNumber: '',
  name: '',
  email: 'jana@example.sk',
  message: 'Na rukáve sa uvoľnil šev.',
  copy: true,
};

async function send(attachments: ReturnType<typeof file>[]) {
  const client = await startSession(shop.app, 'sk');
  const answer = await client.send(sendMessage, { ...message, attachments });
  await shop.sendEmails();
  return answer;
}
const kept = () => shop.db.selectFrom('contactAttachment').selectAll().orderBy('position').execute();
const refused = async (...files: ReturnType<typeof file>[]) => {
  const { status, problem } = await send(files);
  expect(await kept()).toEqual([]);
  expect(await shop.db.selectFrom('contactMessage').selectAll().execute()).toEqual([]);
  return { status, messages: problem?.validation?.attachments };
};

test('pictures are re-encoded without metadata, and attached only to the e-mail to the shop (H16)', async () => {
  const place = { IFD3: { GPSLatitude: '48/1 8/1 0/1' }, IFD0: { Copyright: 'Jana' } };
  const photo = await picture(4000, 1000).withExif(place).jpeg().toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();

  const { status } = await send([
    file('Šev na rukáve.JPG', photo),
    file('../../evil.exe.png', await picture().png().toBuffer()),
    file('a.webp', await picture().webp().toBuffer()),
  ]);

  expect(status).toBe(200);
  const files = await kept();
  expect(files.map(({ name }) => name)).toEqual(['Šev na rukáve.jpg', 'evilexe.jpg', 'a.jpg']);
  const [first] = await Promise.all(files.map(({ content }) => sharp(content).metadata()));
  expect(first).toMatchObject({ format: 'jpeg', width: 2000, height: 500 });
  expect(first?.exif).toBeUndefined();
  const attached = Object.fromEntries(shop.emails.map(({ to, attachments = [] }) => [to, attachments.length]));
  expect(attached).toEqual({
    'jana@example.sk': 0,
    [shop.emails.find(({ to }) => to !== 'jana@example.sk')?.to ?? '']: 3,
  });
});

test('a file that is not a picture is refused whatever its name, and the message is not sent (H16)', async () => {
  const html = Buffer.from('<script>alert(1)</script>');
  const broken = (await picture().jpeg().toBuffer()).subarray(0, 200);
  for (const [content, message] of [
    [html, NO_PHOTO],
    [broken, NO_PHOTO],
    [Buffer.alloc(0), 'Tento súbor je prázdny. Vyberte ho znova'],
  ] as const) {
    expect(await refused(file('foto.jpg', content))).toEqual({ status: 422, messages: [message] });
  }
});

test('an unsupported file type, a file that is too large and one file too many are refused with a message (H16)', async () => {
  const small = await picture().jpeg().toBuffer();
  expect((await refused(file('zmluva.docx', small))).messages).toEqual([
    'Tento typ súboru neprijímame. Možné sú: jpg, jpeg, png, webp, pdf',
  ]);
  expect((await refused(file('foto.jpg', Buffer.alloc(attachmentRules.maxSize + 1)))).messages).toEqual([
    'Súbor je príliš veľký, najviac 4 MB',
  ]);
  const four = Array.from({ length: attachmentRules.most + 1 }, () => file('foto.jpg', small));
  expect((await refused(...four)).messages).toEqual(['Pošlite najviac 3 súbory']);
});

/** The same file with another size in its header. */
function declaring(file: Buffer, at: number, size: number, write: 'writeUInt16BE' | 'writeUInt16LE') {
  const changed = Buffer.from(file);
  changed[write](size, at);
  changed[write](size, at + 2);
  return changed;
}

const NO_PHOTO = 'Toto nie je fotka, ktorú by sme vedeli otvoriť';

const bombs: [name: string, make: () => Promise<Buffer>][] = [
  ['PNG of 72 million pixels', () => picture(12_000, 6000).png().toBuffer()],
  ['PNG whose pixels have 16 bits', () => picture(8000, 7000).toColourspace('rgb16').png().toBuffer()],
  [
    'JPEG of 4 billion pixels',
    async () => {
      const small = await picture().jpeg().toBuffer();
      return declaring(small, small.indexOf(Buffer.from('ffc0', 'hex')) + 5, 65_500, 'writeUInt16BE');
    },
  ],
  ['JPEG that is decoded in many passes', () => picture(7000, 7000).jpeg({ progressive: true }).toBuffer()],
  ['WebP of 268 million pixels', async () => declaring(await picture().webp().toBuffer(), 26, 16_383, 'writeUInt16LE')],
];

test.each(bombs)('a %s is refused by its header (H16)', async (_, make) => {
  const bomb = file('foto.jpg', await make());

  const decodes = await countDecodes(async () => expect((await refused(bomb)).messages).toEqual([NO_PHOTO]));

  expect(decodes).toBe(0);
});

test.each(Object.entries(devicePictures))('%s is stored upright and in its colours (H16)', async (name, make) => {
  expect((await send([file('📷 foto.jpg', await make())])).status).toBe(200);

  const [stored] = await kept();
  expect(stored?.name).toBe('foto.jpg');
  const { colors, isSame } = await compareColors(name, stored?.content ?? Buffer.alloc(0));
  expect([colors, isSame]).toEqual([colors, true]);
});

const HEIC = 'Toto je fotka HEIC z iPhonu. Uložte ju ako JPG a vyberte ju znova';
const notDecoded: [name: string, make: () => Promise<Buffer>, message: string][] = [
  ...Object.entries(heicFiles).map(([name, make]): (typeof notDecoded)[number] => [name, make, HEIC]),
  ...Object.entries({ ...otherFiles, AVIF: avif }).map(([kind, make]): (typeof notDecoded)[number] => [
    kind,
    make,
    `Toto je súbor ${kind}. Uložte fotku ako JPG a vyberte ju znova`,
  ]),
];

test.each(notDecoded)(
  '%s that is named as a photo is refused with what it is and what to do (H16)',
  async (_, make, message) => {
    const content = await make();

    const decodes = await countDecodes(async () =>
      expect((await refused(file('foto.jpg', content))).messages).toEqual([message]),
    );

    expect(decodes).toBe(0);
  },
);

test('deleting a message deletes its pictures (H16)', async () => {
  await send([file('a.jpg', await picture().jpeg().toBuffer())]);
  expect(await kept()).toHaveLength(1);

  await shop.db.deleteFrom('contactMessage').execute();

  expect(await kept()).toEqual([]);
});

test('a PDF is sent to the shop unchanged, and other content named as a PDF is refused (H16)', async () => {
  const scan = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  expect((await send([file('../Faktúra 2611.pdf', scan)])).status).toBe(200);

  expect(await kept()).toMatchObject([{ name: 'Faktúra 2611.pdf', content: scan }]);
  const attached = shop.emails.flatMap(({ attachments = [] }) => attachments);
  expect(attached).toMatchObject([{ filename: 'Faktúra 2611.pdf', contentType: 'application/pdf' }]);
  await shop.db.deleteFrom('contactMessage').execute();
  for (const content of [Buffer.from('<script>'), await picture().jpeg().toBuffer(), scan.subarray(0, 20)]) {
    expect((await refused(file('faktúra.pdf', content))).messages).toEqual([
      'Toto nie je PDF, ktoré by sme vedeli prijať. Uložte ho znova ako PDF',
    ]);
  }
});
