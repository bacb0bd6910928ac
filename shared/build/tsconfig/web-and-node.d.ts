/** What browsers and Node.js have in common, as far as packages for both use it. */

interface URL {
  readonly hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly protocol: string;
  readonly search: string;
  readonly searchParams: URLSearchParams;
}
declare var URL: {
  new (url: string, base?: string | URL): URL;
  canParse(url: string, base?: string | URL): boolean;
};

interface URLSearchParams extends Iterable<[string, string]> {
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
}
declare var URLSearchParams: {
  new (init?: string | [string, string][] | Record<string, string> | URLSearchParams): URLSearchParams;
};

declare var TextEncoder: { new (): { encode(text: string): Uint8Array<ArrayBuffer> } };

interface AbortSignal {
  readonly aborted: boolean;
}
