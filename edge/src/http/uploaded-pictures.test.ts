import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { openEdge } from '../../testing/open-edge.ts';

const name = `upload-${'0a'.repeat(16)}-1600x900`;

async function open() {
  const asked: string[] = [];
  const { app, directory } = await openEdge({
    api: {
      forward(incoming, response) {
        asked.push(incoming.url ?? '');
        response.end('uploaded');
      },
    },
  });
  writeFileSync(path.join(directory, 'coat.webp'), 'built');
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  /** `fetch` would resolve the dots of an address. */
  const get = (url: string, host = 'sk.localhost') =>
    new Promise<string>((resolve, reject) => {
      request({ port, path: url, headers: { host }, agent: false }, (answer) => {
        let body = '';
        answer.on('data', (part) => (body += part)).on('end', () => resolve(body));
      })
        .on('error', reject)
        .end();
    });
  return { app, asked, get };
}

test('pictures that employees have uploaded come from the API, on the hosts of the shop and of the staff', async () => {
  const { app, asked, get } = await open();

  expect(await get(`/media/uploads/${name}/960.avif`)).toBe('uploaded');
  expect(await get(`/media/uploads/${name}/share.jpg`, 'staff.localhost')).toBe('uploaded');
  expect(asked).toEqual([`/api/catalog/uploads/${name}/960.avif`, `/api/catalog/uploads/${name}/share.jpg`]);
  expect(await get('/media/coat.webp', 'staff.localhost')).toBe('built');
  await app.close();
});

test('units from before uploads show these pictures, too, by the addresses that they write', async () => {
  const { app, asked, get } = await open();

  for (const file of ['tall-480.avif', 'tall-960.webp', 'second-detail-1500.avif', 'wide-5000.avif'])
    await get(`/media/${name}/${file}`);

  const files = ['480.avif', '960.webp', '1600.avif', '1600.avif'];
  expect(asked).toEqual(files.map((file) => `/api/catalog/uploads/${name}/${file}`));
  await app.close();
});

test.each(['../../base/init', '../x/y.jpg', `${name}/..%2F..%2Fx.jpg`, `${name}/960.avif/x`, `${name}//960.avif`, ''])(
  'no other call of the API has an address among the pictures: %s',
  async (rest) => {
    const { app, asked, get } = await open();

    await get(`/media/uploads/${rest}`);

    expect(asked).toEqual([]);
    await app.close();
  },
);
