import {
  CASES,
  type ListedBlogger,
  type ListedComplaint,
  type ListedMessage,
  type ListedWithdrawal,
  MOST_CASES,
  type ModeratedReview,
  type OpenRefund,
  type Transfer,
} from '@odeta/contracts/staff';
import { proxy, ref } from '@odeta/storefront/state';

/** What is listed, by kind; `null`: nothing has been read yet. */
export interface Lists {
  reviews: readonly ModeratedReview[] | null;
  bloggers: readonly ListedBlogger[] | null;
  complaints: readonly ListedComplaint[] | null;
  messages: readonly ListedMessage[] | null;
  withdrawals: readonly ListedWithdrawal[] | null;
  refunds: readonly OpenRefund[] | null;
  transfers: readonly Transfer[] | null;
}

interface CaseListState extends Lists {
  /** Of all that were found; of the second list of a page apart. */
  count: number;
  countOfTransfers: number;
  /** More of them can be listed. */
  hasMore: boolean;
  /** How often something was decided since the list was read. */
  decided: number;
}

/** A list with the number of all that were found, or two lists with theirs. */
export type Found = Partial<Lists> & { count?: number; counts?: { refunds: number; transfers: number } };

const noCounts = { count: 0, countOfTransfers: 0, hasMore: false };

const empty: Lists = {
  ...{ reviews: null, bloggers: null, complaints: null, messages: null, withdrawals: null },
  ...{ refunds: null, transfers: null },
};

/** Reads a list up to a number of cases. */
type ReadCases = (limit: { most: string }) => Promise<Found>;

/** What is listed of what waits for decisions, read in parts from the top. */
export function createCaseLists() {
  const state: CaseListState = proxy({ ...empty, ...noCounts, decided: 0 });
  /** The newest question, with how many cases it reads: the answer to an older one is not shown. */
  const asked = { newest: 0, most: CASES, read: (async () => ({})) as ReadCases };

  async function readAgain() {
    asked.newest += 1;
    const { newest: own, most, read } = asked;
    const { counts, count = counts?.refunds ?? 0, ...lists } = await read({ most: String(most) });
    if (own !== asked.newest) return;
    const kept = Object.entries(lists).map(([kind, list]) => [kind, list && ref(list)]);
    const countOfTransfers = counts?.transfers ?? 0;
    const hasMore = Math.max(count, countOfTransfers) > most && most < MOST_CASES;
    Object.assign(state, { ...Object.fromEntries(kept), count, countOfTransfers, hasMore });
  }

  return {
    state,
    async show(read: ReadCases) {
      Object.assign(asked, { read, most: CASES });
      Object.assign(state, { ...empty, ...noCounts, decided: 0 });
      await readAgain();
    },
    /** The next part of what is listed. */
    async showMore() {
      asked.most = Math.min(asked.most + CASES, MOST_CASES);
      await readAgain();
    },
    /** What was decided is not listed any more; after the last one of a part the next one is read. */
    async remove(kind: keyof Lists, id: number | string) {
      const others = (state[kind] as readonly { id: number | string }[] | null)?.filter((item) => item.id !== id);
      const counted = kind === 'transfers' ? 'countOfTransfers' : 'count';
      Object.assign(state, { [kind]: others && ref(others), [counted]: Math.max(0, state[counted] - 1) });
      if (others?.length === 0 && state[counted] > 0) await readAgain();
    },
  };
}
