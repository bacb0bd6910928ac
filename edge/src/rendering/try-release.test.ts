import { setTimeout as pause } from 'node:timers/promises';
import { shellCode } from '../../testing/open-edge.ts';
import { cartUntil, openServing, remoteThat, second, setAside, settings } from '../../testing/tried-edge.ts';

test.each([
  ['exposes nothing', 'exports.other = {};'],
  ['loops while it renders', shellCode.replace('render: async (', 'render: async () => { for (;;); }, other: async (')],
])(
  'a version that is tried with a shell that %s is not set aside, and is used with the shell before',
  async (_, code) => {
    const edge = await openServing({ ...settings, RENDER_LIMIT_SECONDS: '2' });
    edge.releaseOver('shell', '2', code);
    edge.releaseOver('cart', '2', remoteThat(''));

    await cartUntil(edge, (page) => page.includes(second));

    expect(setAside(edge)).toEqual(['shell@2']);
  },
);

test('a shell that is tried with a remote that ends its worker is not set aside', async () => {
  const edge = await openServing({ ...settings, RENDER_LIMIT_SECONDS: '2' });
  edge.release('cart', '2', remoteThat('load() { process.exit(1); }'));
  edge.releaseOver('shell', '2', shellCode.replaceAll('<main>', '<main class="next">'));

  const pageOf = async () => (await edge.get('/nowhere')).body;
  while (!(await pageOf()).includes('class="next"')) await pause(50);

  expect(setAside(edge)).not.toContain('shell@2');
});
