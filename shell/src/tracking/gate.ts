import { type TrackingEvent, TrackingEventSchema } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { subscribe } from '@odeta/storefront/state';
import * as v from 'valibot';
import { createConsentStore } from '../consent/consent.store.ts';
import { type Purpose, readConsent } from '../consent/consent.ts';
import { tagQueueOf } from '../consent/tag-queue.ts';
import { createTrackingLog, type LogEntry } from './tracking-log.ts';

/** A task that needs the visitor's consent. */
export interface Task {
  entry: LogEntry;
  /** Called on consent. */
  run(): void;
  /** Called on refusal. */
  refuse?(): void;
}

/** Events that may be reported repeatedly. */
const repeatable: readonly string[] = ['hurraTagManager', 'page_view', 'add_to_cart', 'remove_from_cart'];

/**
 * The only code that writes to the tag manager's queue. Nothing is sent without consent; before the decision everything waits in memory for
 * this page only. Only valid events are sent, and each once per page view.
 */
export function createGate({ storeOf }: Storefront, page: Window) {
  const consent = storeOf(createConsentStore);
  const log = storeOf(createTrackingLog);
  const sent = new Set<string>();
  let waiting: Task[] = [];

  /** Read again, because another tab may have changed the decision; without cookies the store has it. */
  const given = () => readConsent(page.document)?.purposes ?? consent.state.purposes;

  function submit(task: Task) {
    if (consent.state.isAsked) waiting.push(task);
    else if (given().length > 0) task.run();
    else {
      log.settle(task.entry, 'no consent');
      task.refuse?.();
    }
  }

  subscribe(consent.state, () => {
    if (consent.state.isAsked) return;
    const decided = waiting;
    waiting = [];
    decided.forEach(submit);
  });

  /** The reason why an event must not be sent, or undefined. */
  function objectionTo(event: TrackingEvent) {
    const { success, issues } = v.safeParse(TrackingEventSchema, event);
    if (!success) return `invalid: ${issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join(' ')}`;
    if (event.event === 'page_view') sent.clear();
    if (repeatable.includes(event.event)) return null;
    const key = JSON.stringify(event);
    if (sent.has(key)) return 'duplicate';
    sent.add(key);
    return null;
  }

  function push(entry: LogEntry, event: TrackingEvent) {
    const purposes = given();
    // Withdrawn while the server was called.
    if (purposes.length === 0) {
      log.settle(entry, 'no consent');
      return;
    }
    const permitted = permittedOf(event, purposes);
    // Clears the products of the last event, so that the next one does not inherit them.
    if ('ecommerce' in permitted) tagQueueOf(page).push({ ecommerce: null });
    tagQueueOf(page).push(permitted);
    log.settle(entry, null, permitted);
  }

  return {
    submit,
    push,
    objectionTo,

    /** Sends an event as soon as it is permitted; `null` is ignored. */
    report(event: TrackingEvent | null) {
      if (!event) return;
      const entry = log.add(event.event, event);
      const objection = objectionTo(event);
      if (objection === null) submit({ entry, run: () => push(entry, event) });
      else log.settle(entry, objection);
    },
  };
}
export type Gate = ReturnType<typeof createGate>;

/** The hash of the e-mail address is for advertising only (consent mode: `ad_user_data`). */
function permittedOf(event: TrackingEvent, purposes: readonly Purpose[]): TrackingEvent {
  if (event.event !== 'hurraTagManager' || purposes.includes('advertising')) return event;
  const { hid: _, ...rest } = event.hurraTagManager;
  return { ...event, hurraTagManager: rest };
}
