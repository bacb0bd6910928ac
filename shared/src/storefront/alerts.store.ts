import { proxy } from 'valtio';
import type { Message } from '../contracts/problem.ts';

export interface Alert extends Required<Omit<Message, 'placement' | 'tag'>> {
  id: number;
  /** Where it shows; `page` unless the message says otherwise. */
  placement: string;
  tag: string | null;
}

/** D14, G4. What the server or the page has to say to the visitor. */
export function createAlertsStore() {
  const state = proxy({ alerts: [] as Alert[] });
  let lastId = 0;

  return {
    state,

    show({ type, message, placement = 'page', tag, autoclose = true, closable = true }: Message) {
      lastId += 1;
      const alert: Alert = { id: lastId, type, message, placement, autoclose, closable, tag: tag ?? null };
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
export type AlertsStore = ReturnType<typeof createAlertsStore>;
