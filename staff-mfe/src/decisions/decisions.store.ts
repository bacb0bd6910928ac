import type { Endpoint, InputOf } from '@odeta/contracts';
import {
  answerStaffComplaint,
  answerStaffMessage,
  type BloggerHold,
  completeStaffRefund,
  countDecisions,
  type DecisionKind,
  decideStaffBlogger,
  decideStaffReview,
  type ListedBlogger,
  listStaffBloggers,
  listStaffComplaints,
  listStaffMessages,
  listStaffRefunds,
  listStaffReviews,
  listStaffWithdrawals,
  type ModeratedReview,
  matchStaffWithdrawal,
  type ReviewRefusal,
  requestStaffRefund,
} from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { createRandomKey } from '@odeta/storefront/random-key';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';
import { createCaseLists, type Lists } from './case-lists.ts';

/** What people decide about. What the server refuses throws. */
export function createDecisions(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const lists = createCaseLists();
  const { show } = lists;
  const state = proxy({ waiting: null as Readonly<Record<DecisionKind, number>> | null });
  /** One key until the answer has come: an answer that is sent again after a broken connection is sent once. */
  const request = { key: createRandomKey(), content: '' };

  async function sendOnce<C extends Endpoint>(endpoint: C, input: InputOf<C>) {
    await send(endpoint, input, repeatable(JSON.stringify([endpoint.path, input])));
    Object.assign(request, { content: '', key: createRandomKey() });
    lists.state.decided += 1;
  }

  async function decide<C extends Endpoint>(kind: keyof Lists, id: number | string, endpoint: C, input: InputOf<C>) {
    await sendOnce(endpoint, input);
    await lists.remove(kind, id);
  }

  function repeatable(content: string) {
    if (request.content !== content) Object.assign(request, { content, key: createRandomKey() });
    return { headers: { 'idempotency-key': request.key } };
  }

  return {
    state,
    lists: lists.state,
    showMore: lists.showMore,
    async countAll() {
      state.waiting = (await send(countDecisions, {})).waiting;
    },
    showReviews: (only: ModeratedReview['state'], q: string) =>
      show((most) => send(listStaffReviews, { ...most, state: only, q })),
    decideReview: (reviewId: number, readAt: string, refusal?: ReviewRefusal) =>
      decide('reviews', reviewId, decideStaffReview, {
        reviewId: String(reviewId),
        readAt,
        ...(refusal && { refusal }),
      }),
    showBloggers: (only: ListedBlogger['state']) => show((most) => send(listStaffBloggers, { ...most, state: only })),
    decideBlogger: (bloggerId: string, readAt: string, hold?: BloggerHold) =>
      decide('bloggers', bloggerId, decideStaffBlogger, { bloggerId, readAt, ...(hold && { hold }) }),
    showComplaints: () => show((most) => send(listStaffComplaints, most)),
    answerComplaint: (returnId: string, answer: Omit<InputOf<typeof answerStaffComplaint>, 'returnId'>) =>
      decide('complaints', returnId, answerStaffComplaint, { returnId, ...answer }),
    showMessages: (only: 'waiting' | 'settled', q: string) =>
      show((most) => send(listStaffMessages, { ...most, state: only, q })),
    answerMessage: (messageId: string, way: 'email' | 'elsewhere', words: string) =>
      decide('messages', messageId, answerStaffMessage, { messageId, way, words }),
    showWithdrawals: () => show((most) => send(listStaffWithdrawals, most)),
    /** It stays listed with where its refund goes. */
    async matchWithdrawal(withdrawalId: string, lines: number[]) {
      await sendOnce(matchStaffWithdrawal, { withdrawalId, lines });
      const matched = lists.state.withdrawals?.map((one) => {
        const meant = one.lines.map((line) => ({ ...line, isMeant: lines.includes(line.id) }));
        return one.id === withdrawalId ? { ...one, isRead: true, lines: meant } : one;
      });
      lists.state.withdrawals = matched ? ref(matched) : null;
    },
    showRefunds: () => show((most) => send(listStaffRefunds, most)),
    requestRefund: (refundId: string) => decide('refunds', refundId, requestStaffRefund, { refundId }),
    completeRefund: (kind: 'refunds' | 'transfers', refundId: string, note: string) =>
      decide(kind, refundId, completeStaffRefund, { refundId, note }),
  };
}
