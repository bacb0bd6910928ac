import { capabilities } from './app-memory.ts';

export interface AppKind {
  platform: 'ios' | 'android';
  /** For example `2.9` or `3.4`; versions below 3 do not acknowledge messages. */
  version: string;
}

export interface NativeCode {
  receive(text: string): void;
  call(type: string, value: unknown): void;
}

/** The objects that each app defines on `window`. */
export function nativeParts({ platform, version }: AppKind, { receive, call }: NativeCode): object {
  const entriesOf = (method: (name: string) => unknown) =>
    Object.fromEntries(
      capabilities
        .filter((name) => !['openExternal', 'checkoutResult'].includes(name))
        .map((name) => [name, method(name)]),
    );
  if (Number.parseInt(version, 10) >= 3) {
    if (platform === 'android') return { OdetaBridge: { postMessage: receive } };
    return { webkit: { messageHandlers: { odetaBridge: { postMessage: receive } } } };
  }
  if (platform === 'android') return { OdetaApp: entriesOf((name) => (value: unknown) => call(name, value)) };
  const handlers = entriesOf((name) => ({ postMessage: (value: unknown) => call(name, value) }));
  return { webkit: { messageHandlers: handlers } };
}

export function userAgentOf({ platform, version }: AppKind): string {
  return platform === 'ios'
    ? `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 OdetaApp/${version}`
    : `Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/156.0.0.0 Mobile Safari/537.36 OdetaApp/${version}`;
}
