import { UPLOADED_NAME } from '@odeta/contracts';
import { listPictures, mayChange, uploadPicture } from '@odeta/contracts/staff';
import { shownAnywhere } from '@odeta/node/transport-headers';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { recordAct } from '../staff/staff-act.repository.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import { recordRefusal, type StaffMember } from '../staff/staff-member.repository.ts';
import { notAllowed } from '../staff/staff-problem.ts';
import { encodePicture } from './encode-picture.ts';
import { findPictureFile, findPictures, savePicture } from './picture.repository.ts';

type PictureDeps = Pick<BaseDeps, 'db' | 'now'>;

const FileSchema = v.object({
  picture: v.pipe(v.string(), v.regex(UPLOADED_NAME)),
  name: v.pipe(v.string(), v.regex(/^\w{1,8}\.(avif|webp|jpg)$/)),
});

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const headers = {
  // A year: another picture has another address.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  ...shownAnywhere,
};

const PICTURES_PER_PAGE = 24;

/** Pictures of contents: employees upload them, and everybody reads their files at addresses that nobody guesses. */
export function pictureRoutes(app: FastifyInstance, staff: StaffServer, deps: PictureDeps): void {
  staff.handle(uploadPicture, async ({ member, payload: { data } }) => {
    await requireEditor(deps, member, 'upload-picture');
    const picture = await encodePicture(Buffer.from(data, 'base64'));
    const { name, width, height } = picture;
    const now = deps.now();
    await deps.db.transaction().execute(async (trx) => {
      await recordAct(trx, { memberId: member.id, act: 'upload-picture', subject: name, reason: '', now });
      await savePicture(trx, picture, { memberId: member.id, now });
    });
    return { name, width, height };
  });

  staff.handle(listPictures, async ({ member, query: { before } }) => {
    await requireEditor(deps, member, 'list-pictures');
    const found = await findPictures(deps.db, { before, most: PICTURES_PER_PAGE + 1 });
    const pictures = found
      .slice(0, PICTURES_PER_PAGE)
      .map((one) => ({ ...one, uploadedAt: one.uploadedAt.toISOString() }));
    return { pictures, hasMore: found.length > PICTURES_PER_PAGE };
  });

  app.get('/api/catalog/uploads/:picture/:name', { schema: { hide: true } }, async (request, reply) => {
    const params = v.safeParse(FileSchema, request.params);
    const content = params.success && (await findPictureFile(deps.db, params.output));
    if (!content) throw new ApiError('not-found');
    const [, format = ''] = params.output.name.split('.');
    return reply
      .headers(headers)
      .type(types[format] ?? '')
      .send(content);
  });
}

/** Whoever edits texts places pictures in them. */
async function requireEditor({ db, now }: PictureDeps, member: StaffMember, act: string) {
  if (mayChange(member.role, 'texts')) return;
  await recordRefusal(db, { memberId: member.id, act, subject: 'pictures', now: now() });
  throw notAllowed(`The role ${member.role} does not allow this.`);
}
