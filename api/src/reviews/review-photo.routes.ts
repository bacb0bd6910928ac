import { reviewPhotoSizes } from '@odeta/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { readSession } from '../http/session.ts';
import { findPhoto } from './review-photos.ts';

const ParamsSchema = v.object({ id: v.pipe(v.string(), v.uuid()), size: v.picklist(reviewPhotoSizes) });

const POLICY = "default-src 'none'; sandbox";

/** Photos of published reviews for everyone; others only for their author. */
export function reviewPhotoRoutes(
  app: FastifyInstance,
  { db, secret }: { db: Kysely<Database>; secret: string },
): void {
  app.get('/api/catalog/review-photo/:id/:size', { schema: { hide: true } }, async (request, reply) => {
    const params = v.safeParse(ParamsSchema, request.params);
    const { idHash } = readSession(request, secret);
    const photo = params.success ? await findPhoto(db, { ...params.output, idHash }) : undefined;
    if (!photo) throw new ApiError('not-found');
    return reply
      .headers({
        'content-type': 'image/webp',
        // At most one hour, because a review may be deleted.
        'cache-control': photo.isPublished ? 'public, max-age=3600' : 'private, no-store',
        'content-security-policy': POLICY,
      })
      .send(photo.content);
  });
}
