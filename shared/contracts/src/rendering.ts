import type { Writable } from 'node:stream';
import type { CountryCode } from './base/country.ts';
import type { RemoteRouteInfo } from './declared-route.ts';
import type { VersionSet } from './discovery.ts';

/** What `edge` and the shell's server bundle say to each other, and what a page carries from one to the other side. */

/** B16, E1. What kind of client shows the page, read from the browser identification. */
export interface ClientKind {
  isMobile: boolean;
  isAndroid: boolean;
  isIos: boolean;
  /** In the webview of an app. */
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
  /** The browser sends it even when the page is gone. */
  keepalive?: boolean;
}

/** The part of a `Response` that the API client reads. */
export interface ApiResponse {
  readonly status: number;
  json(): Promise<unknown>;
}

/** How a server reaches the API on behalf of one visitor. */
export type SendToApi = (url: string, request: ApiRequest) => Promise<ApiResponse>;

/** A page went out with the skeleton of an area, or without something that a store could not get. */
export interface PageFailure {
  kind: 'skeleton' | 'fallback';
  /** The remote's own code broke while it was rendered; left out for what an answer of the API may be the cause of. */
  phase?: 'render';
  cause: unknown;
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  country: CountryCode;
  client: ClientKind;
  newUser: boolean;
  /** For inline scripts that the renderer may emit. */
  nonce: string;
  send: SendToApi;
  /** Receives what went wrong although there is a page; older versions of `edge` leave it out, older shells do not call it. */
  report?: (failure: PageFailure) => void;
  /** The evaluated server bundle of the page's remote; `null` when it could not be had: the browser renders it then. */
  remote: unknown;
  /** What is the same on every page, from `loadSiteContents`. */
  contents: unknown;
  /** The addresses of all remotes. */
  routes: readonly RemoteRouteInfo[];
}

/** A thing of schema.org; see `PageMeta`. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** What messengers show under a link to a page, besides its title and description (Open Graph). */
export interface LinkPreview {
  /** As `Picture`: a path below the host of the pictures, and what is seen. */
  picture: { path: string; alt: string };
  /** Of a product: what is paid, in major units. */
  price?: { amount: number; currency: string };
}

export interface RenderedPage {
  status: number;
  redirect: string | null;
  title: string;
  description: string | null;
  canonical: string | null;
  robots: 'noindex' | null;
  /** Paths of the same page in other countries. Older shells leave it and the next one out. */
  alternates?: Partial<Record<CountryCode, string>>;
  structuredData?: readonly StructuredData[];
  /** Pages without one show the shop's mark; older shells leave it out. */
  preview?: LinkPreview;
  /** The chunk of the remote that holds the page; see `Release.pages`. */
  chunk?: string;
  /** D12, F8. Origins of others that the country's pages work with; older shells leave it out. */
  providers?: readonly string[];
  /** Where one orders without scripts; older shells leave it out. */
  contact?: { email: string; phone: string } | null;
  /** Whether the page's data was there in time; if not, nobody should keep the page. */
  complete: boolean;
  /** Writes the html of the application's root and ends without closing the stream. */
  write(out: Writable): Promise<void>;
  /** States of the stores, for hydration; valid once `write` is done. */
  stores(): Record<string, unknown>;
}

export interface RouteInfo {
  /** The remote that answers; `null` for pages of the shell itself. */
  remote: string | null;
  /** A page with the visitor's own data: never kept by anyone. */
  isPrivate: boolean;
  /** Nor by the browser: at a shared device the next one must not go back to it. Older versions of the shell leave it out. */
  isUnstored?: boolean;
  /** The server renders no more than a skeleton: the browser should start at once and not wait for idle time. */
  startsAtOnce: boolean;
  /**
   * Query parameters that change what the server renders; others are dropped from a page that is cached. Older versions of
   * the shell leave it out: then the whole query counts.
   */
  query?: readonly string[];
  /** Remotes that the visitor may go to from here without a new document. */
  reachable: readonly string[];
}

/** The shell's server bundle, evaluated by `edge`. */
export interface ShellServer {
  /** The singletons that a remote's server bundle asks for. */
  provided: Readonly<Record<string, unknown>>;
  routeOf(path: string, routes: readonly RemoteRouteInfo[]): RouteInfo;
  /** Loads what is the same on every page of a country. */
  loadSiteContents(country: CountryCode, send: SendToApi): Promise<unknown>;
  render(request: PageRequest): Promise<RenderedPage>;
}

/** What a page carries for the browser, as JSON in the element `#page-data`. */
export interface PageData {
  country: CountryCode;
  client: ClientKind;
  newUser: boolean;
  /** The versions the page was rendered with: its own remote and those in reach. */
  versions: VersionSet;
  /** The good versions before these, by the same names; older versions of `edge` leave them out. */
  fallbacks?: VersionSet;
  stores: Record<string, unknown>;
  /** Whether the server loaded the page's data. */
  complete: boolean;
}
