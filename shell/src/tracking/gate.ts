import { type TrackingEvent, TrackingEventSchema } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { subscribe } from '@odeta/storefront/state';
import * as v from 'valibot';
import { createConsentStore } from '../consent/consent.store.ts';
import { type Purpose, readConsent } from '../consent/consent.ts';
import { tagQueueOf } from '../consent/tag-queue.ts';
import { createTrackingLog, type LogEntry } from './tracking-log.ts';

/** Something that may be sent when the visitor agrees. */
export interface Task {
  entry: LogEntry;
  /** The visitor agreed. */
  run(): void;
  /** The visitor refused. */
  refuse?(): void;
}

/** These happen as often as they are reported. */
const repeatable: readonly string[] = ['hurraTagManager', 'page_view', 'add_to_cart', 'remove_from_cart'];

/**
 * The only way into the queue of the tag manager. Without consent nothing passes; before the visitor has decided, everything waits in
 * memory, for this page only. What passes is valid, and the same once per page view.
 */
export function createGate({ storeOf }: Storefront, page: Window) {
  const consent = storeOf(createConsentStore);
  const log = storeOf(createTrackingLog);
  const sent = new Set<string>();
  let waiting: Task[] = [];

  /** Another tab may have decided otherwise since; a browser without cookies knows it from this page alone. */
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

  /** Why the event may not be sent, or nothing. */
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
    // Withdrawn while the server was asked.
    if (purposes.length === 0) {
      log.settle(entry, 'no consent');
      return;
    }
    const permitted = permittedOf(event, purposes);
    // What one event says of goods must not be taken for what the next one leaves out.
    if ('ecommerce' in permitted) tagQueueOf(page).push({ ecommerce: null });
    tagQueueOf(page).push(permitted);
    log.settle(entry, null, permitted);
  }

  return {
    submit,
    push,
    objectionTo,

    /** Sends an event as soon as it may be sent; `null` is none. */
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

/** The hash of the e-mail is for advertising alone (consent mode: `ad_user_data`). */
function permittedOf(event: TrackingEvent, purposes: readonly Purpose[]): TrackingEvent {
  if (event.event !== 'hurraTagManager' || purposes.includes('advertising')) return event;
  const { hid: _, ...rest } = event.hurraTagManager;
  return { ...event, hurraTagManager: rest };
}
