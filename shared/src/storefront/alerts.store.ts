import { proxy } from 'valtio';
import type { Message } from '../contracts/problem.ts';

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

/** D14, G4. What the server or the page has to say to the visitor; what is said while the page is rendered comes with it. */
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
      const others = state.alerts.filter((other) => other.tag === null || other.tag !== alert.tag);
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
createAlertsStore.storeKey = 'shell.alerts';
