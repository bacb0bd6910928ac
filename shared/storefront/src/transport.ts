import type { Message, SendToApi } from '@odeta/contracts';

/** How the API client reaches the world: a browser page and a server's request each bring their own. */
export interface Transport {
  send: SendToApi;
  /** G1: headers Current-Page and X-Referer. */
  page(): { url: string; referer: string };
  csrf: {
    read(): string;
    write(token: string): void;
    /** G5: what the visitor's cookie holds; left out where there is none to read. */
    cookie?(): string;
    /** G5: headers that prove that a page of ours asks for a new token. */
    proof(): Promise<Record<string, string>>;
  };
  /** G3. */
  reload(): void;
  /** G4. */
  show(messages: readonly Message[]): void;
}
