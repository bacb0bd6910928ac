import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureViews } from '@odeta/contracts';
import { createConcurrencyLimit } from '@odeta/node/concurrency-limit';
import { shownAnywhere } from '@odeta/node/transport-headers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EdgeConfig } from '../config/config.ts';
import { createStaleWhileRevalidate } from '../http/stale-while-revalidate.ts';
import { refuseWhenFull } from '../refusals/refuse-when-full.ts';
import { SHOP_PICTURE_ADDRESS } from './addresses.ts';
import { drawMailPicture, drawSharePicture } from './draw-share-picture.ts';
import { shopMark } from './shop-mark.ts';

/** Each is about 15 KB. */
const CACHE_BYTES = 32 * 1024 * 1024;
const CACHED = 5_000;
/** At a time, so that they leave room in the queue of all pictures. */
const DRAWING = { atOnce: 2, waiting: 50 };
const forever = Number.POSITIVE_INFINITY;

/**
 * The shop's pictures as JPEG: `/share/<picture>/<view>.jpg` in the size for link previews in messengers, `/share/<picture>/<view>-mail.jpg`
 * for e-mails.
 */
export function sharePictures(app: FastifyInstance, { MEDIA_DIR }: Pick<EdgeConfig, 'MEDIA_DIR'>) {
  const drawn = createStaleWhileRevalidate<Buffer | null>(
    { freshFor: forever, staleFor: forever, size: CACHED, bytes: CACHE_BYTES },
    (picture) => picture !== null,
    (picture) => picture?.length ?? 0,
  );

  const drawing = createConcurrencyLimit(DRAWING);

  async function draw(name: string, view: keyof typeof pictureViews, isForMail: boolean) {
    const widths = pictureViews[view].avif;
    const width = isForMail ? widths[0] : Math.max(...widths);
    const file = await readFile(path.resolve(MEDIA_DIR, name, `${view}-${width}.avif`)).catch(nullWhenMissing);
    return file && drawing.run('', () => (isForMail ? drawMailPicture(file) : drawSharePicture(file)));
  }

  app.get<{ Params: { name: string; file: string } }>(
    '/share/:name/:file',
    refuseWhenFull,
    async ({ params: { name, file } }, reply) => {
      const [, view, forMail] = /^([a-z-]+?)(-mail)?\.jpg$/.exec(file) ?? [];
      if (!/^[a-z0-9-]+$/.test(name) || !isView(view)) return reply.callNotFound();
      const picture = await drawn.get(`${name}/${file}`, () => draw(name, view, forMail !== undefined));
      if (!picture) return reply.callNotFound();
      return aWeek(reply).send(picture);
    },
  );

  app.get(SHOP_PICTURE_ADDRESS, refuseWhenFull, async (_, reply) =>
    aWeek(reply).send(await drawn.get(SHOP_PICTURE_ADDRESS, () => drawSharePicture(shopMark))),
  );
}

const aWeek = (reply: FastifyReply) =>
  reply.headers({ 'cache-control': 'public, max-age=604800', ...shownAnywhere }).type('image/jpeg');

const isView = (view: string | undefined): view is keyof typeof pictureViews =>
  view !== undefined && Object.hasOwn(pictureViews, view);

function nullWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null;
  throw error;
}
