export interface Message {
  id: string;
  sequence: number;
  type: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the page says
  payload: any;
}

/** Messages that report an event, each of which counts; of all other types only the newest message counts. */
export const events = ['purchase', 'purchaseCompleted', 'openExternal', 'checkoutResult'];
export const capabilities = [
  ...['title', 'basketCount', 'wishlistCount', 'voucherCount', 'login', 'userInfo', 'consent'],
  ...events,
];
/** Deduplicates and orders messages as the app does: events by their id, of every other type the newest. */
export function createMemory() {
  const knows: Record<string, unknown> = {};
  const happened: { type: string; id: string; payload: unknown }[] = [];
  const newest = new Map<string, number>();

  function takeEvent({ id, type, payload }: Message) {
    if (happened.some((event) => event.id === id)) return 'twice, used once';
    happened.push({ type, id, payload });
    return 'acked';
  }

  return {
    knows,
    happened,
    take(message: Message) {
      const { type, sequence, payload } = message;
      if (events.includes(type)) return takeEvent(message);
      const last = newest.get(type) ?? 0;
      if (sequence <= last) return sequence === last ? 'twice, used once' : 'older, not used';
      newest.set(type, sequence);
      knows[type] = payload;
      return 'acked';
    },
    call(type: string, value: unknown) {
      const payload = typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
      if (events.includes(type)) happened.push({ type, id: `${type}:${payload.itemId}`, payload });
      else knows[type] = payload;
      return 'called';
    },
  };
}

export function parse(text: string): Message | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const typeOf = (text: string) => parse(text)?.type ?? '';
