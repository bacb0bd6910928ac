import type { Message } from '@odeta/contracts';
import { proxy } from 'valtio';

export interface Alert extends Required<Omit<Message, 'placement' | 'tag'>> {
  id: number;
  /** Where it shows; `page` unless the message says otherwise. */
  placement: string;
  tag: string | null;
  /** Where to go from here. */
  link: AlertLink | null;
}

export interface AlertLink {
  label: string;
  url: string;
}

/** What the server or the page has to say to the visitor; what is said while the page is rendered comes with it. */
export function createAlertsStore() {
  const state = proxy({ alerts: [] as Alert[] });
  let lastId = 0;

  /** Above those that the page came with, too. */
  function nextId() {
    lastId = Math.max(lastId, state.alerts.at(-1)?.id ?? 0) + 1;
    return lastId;
  }

  return {
    state,

    show(said: Message & { link?: AlertLink }) {
      const { type, message, placement = 'page', tag = null, autoclose = true, closable = true, link = null } = said;
      const alert: Alert = { id: nextId(), type, message, placement, autoclose, closable, tag, link };
      // In place of the same one: its new id has it read out again, and starts its time anew.
      const others = state.alerts.filter((other) => !isSame(alert, other));
      state.alerts = [...others, alert];
    },

    close(id: number) {
      state.alerts = state.alerts.filter((alert) => alert.id !== id);
    },

    /** Clears a place, for example before a form is sent again. */
    clear(placement: string) {
      state.alerts = state.alerts.filter((alert) => alert.placement !== placement);
    },
  };
}
/** With the same tag, or the same words in the same place. */
const isSame = (one: Alert, other: Alert) =>
  (one.tag !== null && one.tag === other.tag) ||
  (one.type === other.type &&
    one.message === other.message &&
    one.placement === other.placement &&
    one.link?.url === other.link?.url);

createAlertsStore.storeKey = 'shell.alerts';
