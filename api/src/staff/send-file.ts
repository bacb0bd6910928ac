import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type AttachedFile, contentTypeOf } from '../attachments/attached-file.ts';
import { ApiError } from '../http/api-error.ts';
import { STAFF_LIMIT } from '../rate-limits/rate-limits.ts';
import { requireMember } from './staff-calls.ts';
import type { StaffMember } from './staff-member.repository.ts';
import type { StaffSessionDeps } from './staff-session.ts';

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

interface FileRoute<Schema extends v.GenericSchema> {
  /** `/staff/…/{name}`. */
  path: string;
  params: Schema;
  /** `undefined`: there is no such file. */
  read: (member: StaffMember, params: v.InferOutput<Schema>) => Promise<AttachedFile | undefined>;
}

/** A file that customers have sent, for pages of the application for staff. */
export function staffFileRoute<Schema extends v.GenericSchema>(
  app: FastifyInstance,
  deps: StaffSessionDeps,
  { path, params, read }: FileRoute<Schema>,
): void {
  app.get(
    `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    { config: { sender: 'server', limit: STAFF_LIMIT }, schema: { hide: true } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const member = await requireMember(deps, request);
      const named = v.safeParse(params, request.params);
      const file = named.success ? await read(member, named.output) : undefined;
      if (!file) throw new ApiError('not-found');
      return send(reply, file);
    },
  );
}

/** Displays pictures, which were encoded by the shop; anything else is a customer's original file, which is only offered as a download. */
function send(reply: FastifyReply, { name, content }: AttachedFile) {
  const type = name.endsWith('.webp') ? 'image/webp' : contentTypeOf(content);
  if (!type.startsWith('image/'))
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  return reply.headers(headers).type(type).send(content);
}
