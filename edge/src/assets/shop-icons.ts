import { drawPictures } from '@odeta/node/pictures';
import { shownAnywhere } from '@odeta/node/transport-headers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createStaleWhileRevalidate } from '../http/stale-while-revalidate.ts';
import { refuseWhenFull } from '../refusals/refuse-when-full.ts';

/** The shop's initial on its dark colour. A home screen may crop the corners, so the letter stays in the middle. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1b1917"/><circle cx="16" cy="16" r="8" fill="none" stroke="#fff" stroke-width="2.500"/></svg>`;

/** Pixels; the sizes that Android requires in a manifest. */
export const iconSizes = [192, 512] as const;

/** Pixels; what iOS scales down from. */
const APPLE_SIZE = 180;

export function shopIcons(app: FastifyInstance) {
  for (const address of ['/favicon.svg', '/favicon.ico']) {
    app.get(address, (_, reply) => aDay(reply).type('image/svg+xml').send(icon));
  }
  const bitmaps = [
    ['/apple-touch-icon.png', APPLE_SIZE],
    ...iconSizes.map((size) => [`/icon-${size}.png`, size] as const),
  ] as const;
  const drawn = createStaleWhileRevalidate<Buffer>({ freshFor: forever, staleFor: forever, size: bitmaps.length });
  for (const [address, size] of bitmaps) {
    app.get(address, refuseWhenFull, async (_, reply) =>
      aDay(reply)
        .type('image/png')
        .send(await drawn.get(address, () => drawIcon(size))),
    );
  }
}

const forever = Number.POSITIVE_INFINITY;

const aDay = (reply: FastifyReply) => reply.headers({ 'cache-control': 'public, max-age=86400', ...shownAnywhere });

/** `density` rasterizes the SVG at the target size, so that it is not scaled up. */
const drawIcon = (size: number) =>
  drawPictures((open) =>
    open
      .own(Buffer.from(icon), { density: (72 * size) / 32 })
      .resize(size)
      .png()
      .toBuffer(),
  );
