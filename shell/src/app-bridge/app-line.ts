/** The interfaces that native apps add to their webview: from version 3 on, and those of older apps. */
export interface NativeWindow {
  webkit?: { messageHandlers?: Partial<Record<string, { postMessage(message: unknown): void }>> };
  /** Android: an interface of `addWebMessageListener`, which has `onmessage`, or one of `addJavascriptInterface`. */
  OdetaBridge?: { postMessage(text: string): void; onmessage?: ((event: { data: unknown }) => void) | null };
  /** Android below 3.0.0: a method for each kind of data. */
  OdetaApp?: Partial<Record<string, (value: string | number | boolean) => void>>;
  /** Called by the app. */
  odetaShop?: { receive(text: unknown): void };
}

/** Apps from 3.0.0 on: messages that are acknowledged. */
export interface MessageLine {
  kind: 'messages';
  post(text: string): void;
  listen(receive: (text: unknown) => void): void;
}

/** Older apps: calls without an answer. */
export interface CallLine {
  kind: 'calls';
  call(name: string, value: unknown): void;
}

/** iOS: the name of the message handler. */
const HANDLER = 'odetaBridge';

/**
 * Detects the bridge by the interfaces in this window, not by the app's version. `message` events are not used, so that no other frame can
 * send messages. `null` where there is no app.
 */
export function findAppLine(page: Window & NativeWindow): MessageLine | CallLine | null {
  const handlers = page.webkit?.messageHandlers;
  const android = page.OdetaBridge;
  if (handlers?.[HANDLER]) return messageLine(page, (text) => handlers[HANDLER]?.postMessage(text));
  if (android) return messageLine(page, (text) => android.postMessage(text));
  if (handlers) return { kind: 'calls', call: (name, value) => handlers[name]?.postMessage(value) };
  // Methods of Android interfaces take primitive values only.
  const { OdetaApp: methods } = page;
  return methods ? { kind: 'calls', call: (name, value) => methods[name]?.(simple(value)) } : null;
}

const messageLine = (page: NativeWindow, post: (text: string) => void): MessageLine => ({
  kind: 'messages',
  post,
  listen(receive) {
    Object.defineProperty(page, 'odetaShop', { value: Object.freeze({ receive }), configurable: true });
    if (page.OdetaBridge && 'onmessage' in page.OdetaBridge) page.OdetaBridge.onmessage = ({ data }) => receive(data);
  },
});

const simple = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : JSON.stringify(value);
