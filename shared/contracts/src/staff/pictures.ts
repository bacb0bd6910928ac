import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { UPLOADED_NAME } from '../base/uploaded-picture.ts';
import { STAFF_PATH } from './values.ts';

/** Of a file that an employee uploads. */
export const uploadLimits = {
  bytes: 15 * 1024 * 1024,
  /** Pixels of each side. */
  leastSide: 320,
  mostSide: 12_000,
  /** Of the longer side to the shorter one. */
  mostRatio: 5,
} as const;

export const uploadPicture = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/pictures`,
  summary: 'Takes a JPEG, PNG, WebP or AVIF for contents, and stores it encoded anew, without its metadata',
  /** `data`: the file in base64. */
  payload: v.strictObject({ data: v.string() }),
  /** `name`: for `path` of pictures, as `<name>/<view>`. */
  body: v.object({ name: v.string(), width: v.number(), height: v.number() }),
  // Base64 is a third larger.
  bodyBytes: Math.ceil((uploadLimits.bytes * 4) / 3) + 1024,
  problems: ['not-allowed'],
});

export const listPictures = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/pictures`,
  summary: 'Uploaded pictures, the newest first',
  query: v.object({
    /** Older than the one with this name. */
    before: v.optional(v.pipe(v.string(), v.regex(UPLOADED_NAME, 'must be the name of an uploaded picture'))),
  }),
  body: v.object({
    pictures: v.array(
      v.object({
        name: v.string(),
        uploadedBy: v.string(),
        /** In UTC. */
        uploadedAt: v.string(),
      }),
    ),
    /** Whether there are older ones. */
    hasMore: v.boolean(),
  }),
  problems: ['not-allowed'],
});
