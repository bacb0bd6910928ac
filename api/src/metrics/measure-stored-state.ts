import type { Metrics, Readings } from '@odeta/node/metrics';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { type OpenWork, readOpenWork, readSlowState } from './stored-state.repository.ts';

/** Milliseconds for which a reading is used again, so that no number of readers costs the database more. */
const OPEN_WORK = 4_000;
const SLOW_STATE = 60_000;

/** What the database knows. Every `api` reports the same: take the maximum of all of them, not the sum. */
export function measureStoredState(metrics: Metrics, db: Kysely<Database>): void {
  const openWork = remembered(() => readOpenWork(db), OPEN_WORK);
  const slowState = remembered(() => readSlowState(db), SLOW_STATE);
  const ofWork = (name: string, help: string, labels: string[], read: (work: OpenWork) => Readings) =>
    metrics.gauge({ name, help, labels }, async () => read(await openWork()));
  const one = (value: number): Readings => [[{}, value]];

  ofWork('odeta_outbox_messages', 'E-mails and notifications that are not sent yet.', ['kind', 'state'], ({ outbox }) =>
    outbox.flatMap(({ kind, waiting, due }) => [
      [{ kind, state: 'due' }, due] as const,
      [{ kind, state: 'later' }, waiting - due] as const,
    ]),
  );
  ofWork('odeta_outbox_oldest_due_seconds', 'How late the oldest is.', [], ({ outbox }) =>
    one(Math.max(0, ...outbox.map(({ oldestDueSeconds }) => oldestDueSeconds))),
  );
  ofWork('odeta_payments_open', 'Payments whose outcome is open.', ['state'], ({ payments }) =>
    payments.map(({ state, open }) => [{ state }, open]),
  );
  ofWork('odeta_payments_oldest_open_seconds', 'Since the oldest of them began.', ['state'], ({ payments }) =>
    payments.map(({ state, oldestSeconds }) => [{ state }, oldestSeconds]),
  );
  ofWork('odeta_refunds_open', 'Refunds that the bank or people have to make.', ['made_by'], ({ refunds }) =>
    refunds.map(({ by, open }) => [{ made_by: by }, open]),
  );
  ofWork('odeta_refunds_oldest_open_seconds', 'Since the oldest was requested.', ['made_by'], ({ refunds }) =>
    refunds.map(({ by, oldestSeconds }) => [{ made_by: by }, oldestSeconds]),
  );
  ofWork('odeta_warehouse_events_waiting', 'Events that wait for an earlier one.', [], ({ warehouseEvents }) =>
    one(warehouseEvents.waiting),
  );
  ofWork('odeta_warehouse_events_oldest_seconds', 'Since the oldest arrived.', [], ({ warehouseEvents }) =>
    one(warehouseEvents.oldestSeconds),
  );
  metrics.gauge({ name: 'odeta_outbox_given_up', help: 'Messages that were given up in the last day.' }, async () =>
    one((await slowState()).givenUp),
  );
  metrics.gauge({ name: 'odeta_variants', help: 'Variants on sale by stock.', labels: ['stock'] }, async () => {
    const { atZero, onSale } = await slowState();
    return [
      [{ stock: 'none' }, atZero],
      [{ stock: 'some' }, onSale - atZero],
    ];
  });
}

/** Metrics that are read together share one answer. */
function remembered<Value>(read: () => Promise<Value>, forMs: number): () => Promise<Value> {
  const last = { answer: null as Promise<Value> | null, until: 0 };
  return () => {
    const now = performance.now();
    if (last.answer && now < last.until) return last.answer;
    const answer = read();
    Object.assign(last, { answer, until: now + forMs });
    answer.catch(() => {
      if (last.answer === answer) last.answer = null;
    });
    return answer;
  };
}
