import type { Message } from '@odeta/contracts';
import { proxy } from 'valtio';

export interface Alert extends Required<Omit<Message, 'placement' | 'tag'>> {
  id: number;
  /** Where it is shown; `page` by default. */
  placement: string;
  tag: string | null;
  link: AlertLink | null;
}

export interface AlertLink {
  label: string;
  url: string;
}

/** Messages of the server or the page to the visitor. Those from server rendering are dehydrated into the page. */
export function createAlertsStore() {
  const state = proxy({ alerts: [] as Alert[] });
  let lastId = 0;

  /** Starts above the ids of alerts from server rendering. */
  function nextId() {
    lastId = Math.max(lastId, state.alerts.at(-1)?.id ?? 0) + 1;
    return lastId;
  }

  return {
    state,

    show(given: Message & { link?: AlertLink }) {
      const { type, message, placement = 'page', tag = null, autoclose = true, closable = true, link = null } = given;
      const alert: Alert = { id: nextId(), type, message, placement, autoclose, closable, tag, link };
      // Replaces an identical alert: with its new id it is announced again, and its timer restarts.
      const others = state.alerts.filter((other) => !isSame(alert, other));
      state.alerts = [...others, alert];
    },

    close(id: number) {
      state.alerts = state.alerts.filter((alert) => alert.id !== id);
    },

    /** Removes the alerts of a placement, for example before a form is sent again. */
    clear(placement: string) {
      state.alerts = state.alerts.filter((alert) => alert.placement !== placement);
    },
  };
}
/** Two alerts are the same with the same tag, or with the same text, placement and link. */
const isSame = (one: Alert, other: Alert) =>
  (one.tag !== null && one.tag === other.tag) ||
  (one.type === other.type &&
    one.message === other.message &&
    one.placement === other.placement &&
    one.link?.url === other.link?.url);

createAlertsStore.storeKey = 'shell.alerts';
