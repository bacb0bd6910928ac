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

/** D14, G4. What the server or the page has to say to the visitor. */
export function createAlertsStore() {
  const state = proxy({ alerts: [] as Alert[] });
  let lastId = 0;

  return {
    state,

    show(said: Message & { link?: AlertLink }) {
      const { type, message, placement = 'page', tag = null, autoclose = true, closable = true, link = null } = said;
      lastId += 1;
      const alert: Alert = { id: lastId, type, message, placement, autoclose, closable, tag, link };
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
