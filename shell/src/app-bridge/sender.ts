import { APP_BRIDGE_VERSION, type ToAppPayload, type ToAppType } from '@odeta/contracts/app-bridge';
import type { MessageLine } from './app-line.ts';

/** Milliseconds until a message without an answer is sent again; doubled each time up to the longest. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** Every event of these types is sent; of all other types only the latest message is. */
const events: readonly ToAppType[] = ['purchase', 'purchaseCompleted', 'openExternal'];

interface Outgoing {
  type: ToAppType;
  id: string;
  text: string;
  sends: number;
  timer: number;
  onTaken?: (() => void) | undefined;
}

interface SendOptions {
  /** Identifies the event for the app, even when another page sends it. */
  id?: string;
  onTaken?: () => void;
}

export type Sender = ReturnType<typeof createSender>;

/**
 * Sends each message until the app acknowledges it, under the same id. Before the handshake messages wait, only the latest one of each
 * state. With an app that never answers, a message is sent every half minute.
 */
export function createSender(line: Pick<MessageLine, 'post'>, page: Window, nextSequence: () => number) {
  const waiting = new Map<string, Outgoing>();
  const handshake: { capabilities: readonly string[] | null } = { capabilities: null };

  const supports = (type: string) => handshake.capabilities?.includes(type) ?? false;

  const textOf = <Type extends ToAppType>(type: Type, payload: ToAppPayload<Type>, id?: string) => {
    const sequence = nextSequence();
    const message = { version: APP_BRIDGE_VERSION, id: id ?? `${type}:${sequence}`, sequence, type, payload };
    return { id: message.id, text: JSON.stringify(message) };
  };

  function post(message: Outgoing) {
    if (message.type !== 'hello' && !supports(message.type)) return;
    line.post(message.text);
    message.timer = page.setTimeout(() => post(message), Math.min(FIRST_WAIT * 2 ** message.sends, LONGEST_WAIT));
    message.sends += 1;
  }

  function forget(key: string) {
    const message = waiting.get(key);
    page.clearTimeout(message?.timer);
    waiting.delete(key);
    return message;
  }

  return {
    supports,

    send<Type extends ToAppType>(type: Type, payload: ToAppPayload<Type>, { id, onTaken }: SendOptions = {}) {
      const written = textOf(type, payload, id);
      const key = events.includes(type) ? written.id : type;
      // The same event is being sent already, perhaps since before a reload.
      if (events.includes(type) && waiting.has(key)) return;
      forget(key);
      const message: Outgoing = { type, ...written, sends: 0, timer: 0, onTaken };
      waiting.set(key, message);
      post(message);
    },

    /** An answer is neither acknowledged nor repeated: if it is lost, the app sends its message again. */
    answer: (payload: ToAppPayload<'ack'>) => line.post(textOf('ack', payload).text),

    /** Called when the app answered `hello`. */
    open(capabilities: readonly string[]) {
      forget('hello');
      handshake.capabilities = capabilities;
      for (const message of [...waiting.values()]) if (message.sends === 0) post(message);
    },

    take(id: string) {
      for (const [key, message] of [...waiting]) if (message.id === id) forget(key)?.onTaken?.();
    },
  };
}
