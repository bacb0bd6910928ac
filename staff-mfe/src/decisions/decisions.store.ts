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
  type ListedComplaint,
  type ListedMessage,
  type ListedWithdrawal,
  listStaffBloggers,
  listStaffComplaints,
  listStaffMessages,
  listStaffRefunds,
  listStaffReviews,
  listStaffWithdrawals,
  type ModeratedReview,
  matchStaffWithdrawal,
  type OpenRefund,
  type ReviewRefusal,
  requestStaffRefund,
  type Transfer,
} from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { createRandomKey } from '@odeta/storefront/random-key';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

/** What is listed, by kind; `null`: nothing has been read yet. */
interface Lists {
  reviews: readonly ModeratedReview[] | null;
  bloggers: readonly ListedBlogger[] | null;
  complaints: readonly ListedComplaint[] | null;
  messages: readonly ListedMessage[] | null;
  withdrawals: readonly ListedWithdrawal[] | null;
  refunds: readonly OpenRefund[] | null;
  transfers: readonly Transfer[] | null;
}

interface DecisionState extends Lists {
  waiting: Readonly<Record<DecisionKind, number>> | null;
  /** Of all that were found. */
  count: number;
  /** How often something was decided since the list was read. */
  decided: number;
}

const empty: Lists = {
  ...{ reviews: null, bloggers: null, complaints: null, messages: null, withdrawals: null },
  ...{ refunds: null, transfers: null },
};

/** What people decide about. What the server refuses throws. */
export function createDecisions(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const state: DecisionState = proxy({ ...empty, waiting: null, count: 0, decided: 0 });
  /** The newest question: the answer to an older one is not shown. */
  let newest = 0;
  /** One key until the answer has come: an answer that is sent again after a broken connection is sent once. */
  const request = { key: createRandomKey(), content: '' };

  async function show(read: () => Promise<Partial<Lists> & { count?: number }>) {
    newest += 1;
    const own = newest;
    Object.assign(state, { ...empty, count: 0, decided: 0 });
    const { count = 0, ...lists } = await read();
    if (own !== newest) return;
    const kept = Object.entries(lists).map(([kind, list]) => [kind, list && ref(list)]);
    Object.assign(state, { ...Object.fromEntries(kept), count });
  }

  /** What was decided is not listed any more. */
  async function decide<C extends Endpoint>(kind: keyof Lists, id: number | string, endpoint: C, input: InputOf<C>) {
    await send(endpoint, input, repeatable(JSON.stringify([endpoint.path, input])));
    Object.assign(request, { content: '', key: createRandomKey() });
    const others = (state[kind] as readonly { id: number | string }[] | null)?.filter((item) => item.id !== id);
    Object.assign(state, {
      [kind]: others && ref(others),
      count: Math.max(0, state.count - 1),
      decided: state.decided + 1,
    });
  }

  function repeatable(content: string) {
    if (request.content !== content) Object.assign(request, { content, key: createRandomKey() });
    return { headers: { 'idempotency-key': request.key } };
  }

  return {
    state,
    async countAll() {
      state.waiting = (await send(countDecisions, {})).waiting;
    },
    showReviews: (only: ModeratedReview['state'], q: string) => show(() => send(listStaffReviews, { state: only, q })),
    decideReview: (reviewId: number, readAt: string, refusal?: ReviewRefusal) =>
      decide('reviews', reviewId, decideStaffReview, {
        reviewId: String(reviewId),
        readAt,
        ...(refusal && { refusal }),
      }),
    showBloggers: (only: ListedBlogger['state']) => show(() => send(listStaffBloggers, { state: only })),
    decideBlogger: (bloggerId: string, readAt: string, hold?: BloggerHold) =>
      decide('bloggers', bloggerId, decideStaffBlogger, { bloggerId, readAt, ...(hold && { hold }) }),
    showComplaints: () => show(() => send(listStaffComplaints, {})),
    answerComplaint: (returnId: string, answer: Omit<InputOf<typeof answerStaffComplaint>, 'returnId'>) =>
      decide('complaints', returnId, answerStaffComplaint, { returnId, ...answer }),
    showMessages: (only: 'waiting' | 'settled', q: string) => show(() => send(listStaffMessages, { state: only, q })),
    answerMessage: (messageId: string, way: 'email' | 'elsewhere', words: string) =>
      decide('messages', messageId, answerStaffMessage, { messageId, way, words }),
    showWithdrawals: () => show(() => send(listStaffWithdrawals, {})),
    matchWithdrawal: (withdrawalId: string, lines: number[]) =>
      decide('withdrawals', withdrawalId, matchStaffWithdrawal, { withdrawalId, lines }),
    showRefunds: () => show(() => send(listStaffRefunds, {})),
    requestRefund: (refundId: string) => decide('refunds', refundId, requestStaffRefund, { refundId }),
    completeRefund: (kind: 'refunds' | 'transfers', refundId: string, note: string) =>
      decide(kind, refundId, completeStaffRefund, { refundId, note }),
  };
}
