import { isHeic, readAttachment, shrinkPicture, UnreadablePicture } from '@odeta/attachments';
import { uploadLimits, uploadPicture } from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { createStaffSession } from '../session/session.store.ts';

const MEGABYTE = 1024 * 1024;

/** Largest file in megabytes, for texts. */
export const MOST_MEGABYTES = uploadLimits.bytes / MEGABYTE;

export const isTooHeavy = ({ size }: Pick<File, 'size'>): boolean => size > uploadLimits.bytes;

/** Pictures for contents, which the server encodes anew. */
export function createUploads(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  return {
    /** The name that contents have for the picture. @throws {ApiError} */
    async upload(file: File): Promise<string> {
      const { data } = await readAttachment(await asReadable(file));
      return (await send(uploadPicture, { data })).name;
    },
  };
}

/** A HEIC as a JPEG where the browser can decode it, as Safari can. Otherwise the server says what to do. */
async function asReadable(file: File): Promise<File> {
  if (!(await isHeic(file))) return file;
  return shrinkPicture(file, uploadLimits.bytes).catch((error: unknown) => {
    if (error instanceof UnreadablePicture) return file;
    throw error;
  });
}
