import type { BodyOf } from '@odeta/contracts';
import { listServiceActs, type RecordedAct, recordedActs } from '@odeta/contracts/staff';
import type { Storefront } from '@odeta/storefront';
import { proxy, ref } from '@odeta/storefront/state';
import { createStaffSession } from '../session/session.store.ts';

export type Entry = BodyOf<typeof listServiceActs>['acts'][number];

/** What somebody searches the record for; empty: everything. Days are those of the device. */
interface Asked {
  member: string;
  act: string;
  subject: string;
  from: string;
  until: string;
}

interface RecordState {
  /** Of what is shown. */
  asked: Asked;
  /** `null`: nothing has been read yet. */
  entries: readonly Entry[] | null;
  hasMore: boolean;
}

export const emptyQuestion: Asked & Record<string, string> = { member: '', act: '', subject: '', from: '', until: '' };

/** The record of what employees did and read. What the server refuses throws. */
export function createRecord(storefront: Storefront) {
  const { send } = storefront.storeOf(createStaffSession);
  const state: RecordState = proxy({ asked: emptyQuestion, entries: null, hasMore: false });

  const read = (asked: Asked, before?: number) => send(listServiceActs, { ...queryOf(asked), ...pageOf(before) });

  return {
    state,
    async find(asked: Asked) {
      const { acts, hasMore } = await read(asked);
      Object.assign(state, { asked, entries: ref(acts), hasMore });
    },
    async more() {
      const { asked, entries } = state;
      const { acts, hasMore } = await read(asked, entries?.at(-1)?.id);
      // Something else may have been searched for meanwhile.
      if (asked === state.asked) Object.assign(state, { entries: ref([...(entries ?? []), ...acts]), hasMore });
    },
  };
}

const pageOf = (before: number | undefined) => (before === undefined ? {} : { before: String(before) });

/** What is empty is not asked for. */
function queryOf({ member, act, subject, from, until }: Asked) {
  const named = recordedActs.find((one): one is RecordedAct => one === act);
  return {
    ...(member.trim() && { member: member.trim() }),
    ...(named && { act: named }),
    ...(subject.trim() && { subject: subject.trim() }),
    ...(from && { from: midnightOf(from) }),
    ...(until && { until: midnightOf(until, 1) }),
  };
}

/** The moment at which a day begins on the clock of the device, or some days later. */
function midnightOf(day: string, later = 0): string {
  const midnight = new Date(`${day}T00:00`);
  midnight.setDate(midnight.getDate() + later);
  return midnight.toISOString();
}
