import { randomUUID } from 'node:crypto';
import { languageOfShopAddress } from '@odeta/contracts';
import { answerStaffMessage, listStaffMessages, MessageFileParams, STAFF_MESSAGE_FILE } from '@odeta/contracts/staff';
import type { FastifyInstance } from 'fastify';
import { findAttachments } from '../help/contact.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { BaseDeps } from '../http/base-deps.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { addEmail } from '../outbox/outbox.repository.ts';
import { readRecorded, requireAct, requireRecorded } from '../staff/acts.ts';
import { staffFileRoute } from '../staff/send-file.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import { alreadyDecided } from '../staff/staff-problem.ts';
import { findMessage, findMessages, type Message, saveAnswer } from './message.repository.ts';

/** Employees read the messages of the contact form with their files, and answer them. */
export function messageRoutes(app: FastifyInstance, staff: StaffServer, deps: BaseDeps): void {
  const { db, now } = deps;

  staff.handle(listStaffMessages, ({ member, query: { state, q, most } }) =>
    readRecorded(deps, { member, kind: 'messages' }, async () => {
      const found = await findMessages(db, { state, words: q, most });
      const list = { messages: found.map(listedOf), count: found[0]?.count ?? 0 };
      return { list, numbers: found.flatMap(({ number, orderNumber }) => [number, orderNumber]) };
    }),
  );

  staffFileRoute(app, deps, {
    path: STAFF_MESSAGE_FILE,
    params: MessageFileParams,
    async read(member, { messageId, place }) {
      await requireAct(deps, { member, act: 'read-file', subject: messageId });
      const file = (await findAttachments(db, messageId))[place];
      const message = await findMessage(db, messageId);
      if (!file || !message) return undefined;
      await requireRecorded(deps, { member, act: 'read-file', subject: message.number, reason: file.name });
      return file;
    },
  });

  staff.handle(
    answerStaffMessage,
    async ({ member, params: { messageId }, payload: { way, words }, request }) => {
      await requireAct(deps, { member, act: 'answer-message', subject: messageId });
      const message = await findMessage(db, messageId);
      if (!message) throw new ApiError('not-found');
      const { number, country, email: recipient } = message;
      await requireRecorded(deps, { member, act: 'answer-message', subject: number, reason: way });
      const key = idempotencyKeyOf(request) ?? randomUUID();
      await db.transaction().execute(async (trx) => {
        const id = await saveAnswer(trx, { messageId, memberId: member.id, key, way, words, now: now() });
        if (id === 'settled') throw alreadyDecided();
        if (id === 'repeated' || way === 'elsewhere') return;
        const data = { id: messageId, answerId: String(id) };
        await addEmail(trx, { key: `contact-answer:${id}`, kind: 'contact-answer', country, recipient, data });
      });
      return { done: true };
    },
    { isRepeatable: true },
  );
}

function listedOf({ origin, country, receivedAt, count: _, ...message }: Message) {
  const language = languageOfShopAddress(origin, country);
  return { ...message, country, language, at: receivedAt.toISOString() };
}
