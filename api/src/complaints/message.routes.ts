import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { findAttachments } from '../help/contact.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { StaffAccess } from '../staff/staff-access.ts';
import { staffPages } from '../staff/staff-page.ts';
import { STAFF_ROUTE, sendFile, sendPage, staffRoutes } from '../staff/staff-routes.ts';
import { findMessages } from './message.repository.ts';
import { messagesPage } from './messages-page.ts';

interface Deps {
  db: Kysely<Database>;
  moderation: StaffAccess;
}

const { url: ROOT } = staffPages.messages;

const FileSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  position: v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)),
});

/** The page on which an employee reads the messages of the contact form, with their files. */
export function messageRoutes(app: FastifyInstance, { db, moderation }: Deps): void {
  staffRoutes(app, moderation, (own) => {
    own.get(ROOT, STAFF_ROUTE, async (_request, reply) => sendPage(reply, messagesPage(await findMessages(db))));

    own.get<{ Params: { id: string; position: string } }>(
      `${ROOT}/files/:id/:position`,
      STAFF_ROUTE,
      async ({ params }, reply) => {
        const asked = v.safeParse(FileSchema, params);
        const files = asked.success ? await findAttachments(db, asked.output.id) : [];
        const file = asked.success ? files[asked.output.position] : undefined;
        if (!file) throw new ApiError('not-found');
        return sendFile(reply, file);
      },
    );
  });
}
