/** What a native app puts into its webview: interfaces of version 3 and later, and those of older apps. */
export interface NativeWindow {
  webkit?: { messageHandlers?: Partial<Record<string, { postMessage(message: unknown): void }>> };
  /** Android: an interface of `addWebMessageListener`, which has `onmessage`, or one of `addJavascriptInterface`. */
  OdetaBridge?: { postMessage(text: string): void; onmessage?: ((event: { data: unknown }) => void) | null };
  /** Android below 3.0.0: a method for each kind of data. */
  OdetaApp?: Partial<Record<string, (value: string | number | boolean) => void>>;
  /** Ours, called by the app. */
  odetaShop?: { receive(text: unknown): void };
}

/** Messages that are answered, of apps from 3.0.0 on. */
export interface MessageLine {
  kind: 'messages';
  post(text: string): void;
  listen(receive: (text: unknown) => void): void;
}

/** Calls without an answer, of older apps. */
export interface CallLine {
  kind: 'calls';
  call(name: string, value: unknown): void;
}

/** iOS: the name of the handler for whole messages. */
const HANDLER = 'odetaBridge';

/**
 * What the app has put into this window decides, not its version: that is what can be called. Nothing listens to `message`
 * events, so that no other frame has a way in. `null` where there is no app.
 */
export function findAppLine(page: Window & NativeWindow): MessageLine | CallLine | null {
  const handlers = page.webkit?.messageHandlers;
  const android = page.OdetaBridge;
  if (handlers?.[HANDLER]) return messageLine(page, (text) => handlers[HANDLER]?.postMessage(text));
  if (android) return messageLine(page, (text) => android.postMessage(text));
  if (handlers) return { kind: 'calls', call: (name, value) => handlers[name]?.postMessage(value) };
  // A method of Android takes simple values only.
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
