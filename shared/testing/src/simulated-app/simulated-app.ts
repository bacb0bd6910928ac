import { type AppKind, nativeParts } from './app-kind.ts';
import { createLine, type Later, type LineParts } from './app-line.ts';
import { capabilities, createMemory, type Message, parse, typeOf } from './app-memory.ts';
import { createPost, type ShownPage } from './app-post.ts';

/**
 * A native app as the page sees it: the objects on `window`, its answers, and what it has received. The reference for the app's part
 * of `docs/app-bridge.md`. The simulator runs it in a page as plain scripts, so that it imports only files of its folder.
 */

interface SimulatedAppParts extends AppKind, LineParts {
  later?: Later;
  now?: () => number;
  /** Milliseconds between `hello` and `ready`; `null`: it never answers. */
  readyAfter?: number | null;
  safeAreas?: { top: number; right: number; bottom: number; left: number };
  /** The token for push notifications; left out, it sends none. */
  pushToken?: string | null;
}

export function createSimulatedApp(parts: SimulatedAppParts) {
  const { platform, version, readyAfter = 0, safeAreas, pushToken } = parts;
  const system: { pushToken: string | null | undefined } = { pushToken };
  const later = parts.later ?? setTimeout;
  const memory = createMemory();
  const carry = createLine(parts, later);
  const shown: ShownPage = { window: null };
  const post = createPost({ shown, carry, later, now: parts.now ?? Date.now });

  function greet() {
    if (readyAfter === null) return 'not answered';
    later(() => {
      const app = { platform, version };
      post.send('ready', { app, capabilities, ...(safeAreas && { safeAreas }) });
      if (system.pushToken !== undefined) post.send('pushToken', { token: system.pushToken });
    }, readyAfter);
    return 'greeted';
  }

  function take(message: Message): string {
    if (message.type === 'hello') return greet();
    if (message.type === 'ack') return post.settle(message.payload);
    if (readyAfter === null) return 'not answered';
    post.send('ack', { of: message.id, outcome: 'handled' });
    return memory.take(message);
  }

  const native = {
    receive(text: string) {
      carry('to-app', typeOf(text), text, (arrived) => {
        const message = parse(arrived);
        return message ? take(message) : 'not readable';
      });
    },
    /** For apps below 3.0.0. */
    call(type: string, value: unknown) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      carry('to-app', type, text, () => memory.call(type, value));
    },
  };

  return {
    /** The latest payload by message type. */
    knows: memory.knows,
    /** Each event once. */
    happened: memory.happened,
    /** The page's answers by the id of the app's message. */
    answers: post.answers,
    /** Must run before the scripts of a page, as a webview does for each document. */
    install(page: object) {
      shown.window = page as ShownPage['window'];
      Object.assign(page, nativeParts(parts, native));
    },
    /** Simulates that the system assigns another token, or none. Returns the id of the message. */
    changePushToken(token: string | null) {
      const replaces = system.pushToken;
      system.pushToken = token;
      return post.send('pushToken', { token, ...(replaces && { replaces }) });
    },
    /** Repeats the message until the page answers. Returns its id. */
    send: post.send,
  };
}

export type SimulatedApp = ReturnType<typeof createSimulatedApp>;
