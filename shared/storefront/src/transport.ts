import type { Message, SendToApi } from '@odeta/contracts';

/** How the API client reaches the world: a browser page and a server's request each bring their own. */
export interface Transport {
  send: SendToApi;
  /** Headers Current-Page and X-Referer. */
  page(): { url: string; referer: string };
  csrf: {
    read(): string;
    write(token: string): void;
    /** What the visitor's cookie holds; left out where there is none to read. */
    cookie?(): string;
    /** Headers that prove that a page of ours asks for a new token. */
    proof(): Promise<Record<string, string>>;
  };
  reload(): void;
  show(messages: readonly Message[]): void;
}
