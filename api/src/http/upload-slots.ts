import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

/** Uploads in progress: each may hold some 45 MB, as bytes, as text and as files, until its response. */
const MOST = 10;
/** Of one network address, so that slow uploads of one computer do not keep others out. */
const MOST_OF_ADDRESS = 3;
const RETRY_AFTER_SECONDS = 5;

export type TakeUploadSlot = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Takes a slot before the body of an upload is read, until the response is sent. Throws an `ApiError` when there is none. Bodies up to
 * `ordinaryBytes` need none.
 */
export function createUploadSlots({ ordinaryBytes }: { ordinaryBytes: number }): TakeUploadSlot {
  const taken: string[] = [];

  return ({ ip, headers }, reply) => {
    if (Number(headers['content-length']) <= ordinaryBytes) return;
    if (taken.filter((address) => address === ip).length >= MOST_OF_ADDRESS) {
      throw new ApiError('too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    if (taken.length >= MOST) {
      throw new ApiError('busy', { message: 'uploads-busy', retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    taken.push(ip);
    finished(reply.raw, () => taken.splice(taken.indexOf(ip), 1));
  };
}
