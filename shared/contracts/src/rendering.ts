import type { CountryCode, Language } from './base/country.ts';
import type { RemoteRouteInfo } from './declared-route.ts';
import type { VersionSet } from './discovery.ts';
import type { FormResult, PostedForm, SentForm } from './form-post.ts';

/** The interface between `edge` and the shell's server bundle, and the data that a page passes from server to browser. */

/** B16, E1. The kind of client, from the user agent. What a window shows is decided by styles: a cached page is shown at every width. */
export interface ClientKind {
  isMobile: boolean;
  isAndroid: boolean;
  isIos: boolean;
  /** In the webview of any app. */
  isApp: boolean;
  /** In the shop's own app. */
  isOwnApp: boolean;
  appVersion: string | null;
}

export interface ApiRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  /** Lets the browser finish the request after the page was left. */
  keepalive?: boolean;
}

/** The part of a `Response` that the API client reads. */
export interface ApiResponse {
  readonly status: number;
  json(): Promise<unknown>;
  /** Those of the response, in a browser. */
  readonly headers?: { get(name: string): string | null } | undefined;
}

/** Sends a server's request to the API on behalf of one visitor. */
export type SendToApi = (url: string, request: ApiRequest) => Promise<ApiResponse>;

/** A page was sent with a skeleton of a part, or without some data of a store. */
export interface PageFailure {
  kind: 'skeleton' | 'fallback';
  /** The remote's own code failed while rendering; left out if a response of the API may be the cause. */
  phase?: 'render';
  cause: unknown;
}

export interface PageRequest {
  /** Path and query, without the prefix of a language. */
  url: string;
  country: CountryCode;
  /** Older versions of `edge` leave it out: the country's default language. */
  language?: Language;
  client: ClientKind;
  newUser: boolean;
  /** For inline scripts of the renderer. */
  nonce: string;
  send: SendToApi;
  /** Reports failures for which there is still a page; older versions of `edge` leave it out, older shells do not call it. */
  report?: (failure: PageFailure) => void;
  /** The evaluated server bundle of the page's remote; `null` if it is not available: the browser renders it then. */
  remote: unknown;
  /** Contents that are the same on every page, from `loadSiteContents`. */
  contents: unknown;
  routes: readonly RemoteRouteInfo[];
  /** Milliseconds after which `edge` gives the page up; older versions of `edge` leave it out, older shells do not know it. */
  timeLimit?: number;
  /** A form of the page that was refused; older shells do not show it. */
  posted?: PostedForm | undefined;
}

/** A posted form, and its page. `send` sends requests of the visitor, which may change something. */
export interface FormRequest extends Omit<PageRequest, 'nonce' | 'contents' | 'posted'>, SentForm {}

/** Structured data of schema.org; see `PageMeta`. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** The preview of a link in messengers, besides title and description (Open Graph). */
export interface LinkPreview {
  /** As in `Picture`: a path on the media host, and the alternative text. */
  picture: { path: string; alt: string };
  /** The price to pay for a product: in major units, and formatted for the country (older remotes leave `text` out). */
  price?: { amount: number; currency: string; text?: string };
}

/** The part of Node's `Writable` that a page is written to. */
export interface PageOutput {
  write(chunk: string | Uint8Array): boolean;
  once(event: 'drain', listener: () => void): unknown;
}

export interface RenderedPage {
  status: number;
  redirect: string | null;
  title: string;
  description: string | null;
  canonical: string | null;
  robots: 'noindex' | null;
  /** Paths of the same page in other countries. Older shells leave out this and the next one. */
  alternates?: Partial<Record<CountryCode, string>>;
  structuredData?: readonly StructuredData[];
  /** Pages without one use the shop's logo; older shells leave it out. */
  preview?: LinkPreview;
  /** The chunk of the remote with the page; see `Release.pages`. */
  chunk?: string;
  /** D12, F8. Third-party origins that the country's pages use; older shells leave it out. */
  providers?: readonly string[];
  /** D10. Third-party origins that receive requests of the shop's scripts; older shells leave it out. */
  receivers?: readonly string[];
  /** The inline script has a default policy for trusted types, without which no script could be loaded if they were required. */
  limitsWrites?: boolean;
  /** For orders without JavaScript; older shells leave it out. */
  contact?: { email: string; phone: string } | null;
  /** Whether all of the page's data was loaded in time; if not, the page must not be cached. */
  complete: boolean;
  /** Writes the HTML of the application's root; does not close the stream. */
  write(out: PageOutput): Promise<void>;
  /** States of the stores for hydration; available after `write`. */
  stores(): Record<string, unknown>;
}

export interface RouteInfo {
  /** The remote with the page; `null` for pages of the shell itself. */
  remote: string | null;
  /** A page with the visitor's own data: must never be cached. */
  isPrivate: boolean;
  /** Not even by the browser: on a shared device the next person must not go back to it. Older versions of the shell leave it out. */
  isUnstored?: boolean;
  /** The server renders only a skeleton, so that the browser should hydrate at once instead of waiting for idle time. */
  startsAtOnce: boolean;
  /**
   * Query parameters that change the rendered page; others are dropped for a cached page. Older versions of the shell leave it
   * out: then the whole query counts.
   */
  query?: readonly string[];
  /** Remotes that client-side navigation can reach from this page. */
  reachable: readonly string[];
}

/** The shell's server bundle, evaluated by `edge`. */
export interface ShellServer {
  /** The singletons for a remote's server bundle. */
  provided: Readonly<Record<string, unknown>>;
  routeOf(path: string, routes: readonly RemoteRouteInfo[]): RouteInfo;
  /** Loads the contents that are the same on every page of a country. */
  loadSiteContents(country: CountryCode, send: SendToApi): Promise<unknown>;
  render(request: PageRequest): Promise<RenderedPage>;
  /** Sends a form of a page; older shells have only forms that need scripts. */
  submit?(request: FormRequest): Promise<FormResult>;
}

/** The first scripts and styles of a remote, each as its address and integrity. */
export interface RemoteFiles {
  scripts: readonly [address: string, integrity: string][];
  styles: readonly [address: string, integrity: string][];
}

/** The page's data for the browser, as JSON in the element `#page-data`. */
export interface PageData {
  country: CountryCode;
  /** Left out for the country's default language. */
  language?: Language;
  client: ClientKind;
  newUser: boolean;
  /** The versions with which the page was rendered: its own remote and the reachable ones. */
  versions: VersionSet;
  /** The previous working versions, by the same names; older versions of `edge` leave them out. */
  fallbacks?: VersionSet;
  /** What the reachable remotes load, so that the browser can request it at once; older versions of `edge` leave it out. */
  files?: Record<string, RemoteFiles>;
  /** Percent of the pages that measure how fast they are; older versions of `edge` leave it out. */
  vitals?: number;
  stores: Record<string, unknown>;
  /** Whether the server loaded the page's data. */
  complete: boolean;
}
