import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, Scene } from './faults/fault.ts';
import { othersOf, timesOf } from './report/alert-times.ts';
import { compareOrders, findFlawsNow, readOrders } from './report/invariants.ts';
import type { Row } from './report/table.ts';
import type { AlertWatch } from './report/watch-alerts.ts';
import { GAVE_UP, type Shoppers } from './shoppers/shoppers.ts';

export interface Stage extends Omit<Scene, 'note'> {
  watch: AlertWatch;
  /** Seconds since the beginning. */
  now(): number;
  say(what: string): void;
}

/** Seconds that a fault lasts at least, so that shoppers meet it, and at most. */
const [LEAST, MOST] = [10, 20];
/** Seconds after a fault in which its effects are still counted as its own. */
const SETTLING = 6;
/** Seconds until the alerts of a fault have to be gone. */
const QUIET = 60;

/** A fault that was played, with the counts at its beginning and at its end. */
export interface Played {
  fault: Fault;
  asked: number;
  begun: number;
  ended: number;
  until: number;
  before: Counts;
  after: Counts;
  /** In the database, right after the fault. */
  flaws: readonly string[];
  notes: readonly string[];
}

interface Counts {
  requests: number;
  errors: number;
  gaveUp: number;
  orders: number;
  wrong: number;
}

/** Plays one fault: waits until its alerts are quiet, begins it, ends it when it was named, and lets the shop settle. */
export async function play(stage: Stage, fault: Fault, knownFlaws: readonly string[]): Promise<Played> {
  const { shop, shoppers, crowd, watch, now, say } = stage;
  const notes: string[] = [];
  const scene: Scene = { shop, shoppers, crowd, note: (text) => void notes.push(text) };
  await waitUntil(() => watch.firing(fault.alert).length === 0, QUIET);
  const already = watch.firing(fault.alert);
  if (already.length > 0) notes.push(`${already.join(', ')} fired already`);
  const before = countAll(shoppers);
  say(`${fault.name}: ${fault.what}`);
  const asked = now();
  await fault.begin(scene);
  const begun = now();
  await pause(LEAST * 1000);
  await waitUntil(
    () => watch.firing(fault.alert).length > 0,
    fault.alert.length > 0 ? (fault.mostSeconds ?? MOST) - LEAST : 0,
  );
  await fault.end(scene);
  const ended = now();
  await pause(SETTLING * 1000);
  const flaws = await findFlawsNow(shop.databases.primary().url).catch((error: Error) => [error.message]);
  const fresh = flaws.filter((flaw) => !knownFlaws.includes(flaw));
  const after = countAll(shoppers);
  return { fault, asked, begun, ended, until: now(), before, after, flaws: fresh, notes };
}

async function waitUntil(isDone: () => boolean, seconds: number) {
  const limit = performance.now() + seconds * 1000;
  while (!isDone() && performance.now() < limit) await pause(200);
}

function countAll({ tally }: Shoppers): Counts {
  const errors = [...tally.retries.values()].reduce((sum, times) => sum + times, 0);
  const { requests, orders, wrong, done } = tally;
  return { requests, errors, gaveUp: done.get(GAVE_UP) ?? 0, orders: orders.length, wrong: wrong.length };
}

/** Waits for the alerts of the last faults. */
export const waitForQuiet = ({ watch }: Stage, played: readonly Played[]): Promise<void> =>
  waitUntil(() => played.every(({ fault }) => watch.firing(fault.alert).length === 0), QUIET);

/** The rows of the table, when everything has ended. */
export async function describePlayed({ shop, shoppers, watch }: Stage, played: readonly Played[]): Promise<Row[]> {
  const stored = await readOrders(shop.databases.primary().url);
  const { lost, doubled } = compareOrders(shoppers.tally.orders, stored);
  return played.map(({ fault, asked, begun, ended, until, before, after, flaws, notes }) => {
    const own = new Set(shoppers.tally.orders.slice(before.orders, after.orders).map(({ number }) => number));
    const span = { asked, begun, ended, until };
    return {
      name: fault.name,
      what: fault.what,
      requests: after.requests - before.requests,
      errors: after.errors - before.errors,
      gaveUp: after.gaveUp - before.gaveUp,
      orders: after.orders - before.orders,
      lost: lost.filter((number) => own.has(number)).length,
      doubled: doubled.filter((number) => own.has(number)).length,
      wrong: after.wrong - before.wrong + flaws.length,
      expected: fault.alert,
      alert: timesOf(watch.fired, fault.alert, span),
      others: othersOf(watch.fired, fault.alert, span),
      notes,
    };
  });
}
