import type { Message, SendToApi } from '@odeta/contracts';

/** The environment of the API client; the browser's page and the server's request each have their own. */
export interface Transport {
  send: SendToApi;
  /** For the headers Current-Page and X-Referer. */
  page(): { url: string; referer: string };
  csrf: {
    /** The token in the visitor's cookie, which answers of the API renew; empty where cookies cannot be read. */
    read(): string;
    /** Headers that prove that one of our pages requests a new token at this time, in milliseconds since 1970. */
    proof(now: number): Promise<Record<string, string>>;
  };
  reload(): void;
  show(messages: readonly Message[]): void;
}
