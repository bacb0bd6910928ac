import type { CountryCode, Language, LinkPreview, StructuredData } from '@odeta/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { EventSchemas } from './event-bus.ts';
import type { MessageTree } from './i18n/create-i18n.ts';
import type { Storefront } from './storefront.ts';

/** Where a page is asked for: parameters of the route and the query. */
export interface PageLocation {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** What the document says of a page; known once the page's data is there. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Path of the page that search engines should know it by. */
  canonical?: string;
  robots?: 'noindex';
  /** Paths of the same page in the shops of the countries that have it. */
  alternates?: Partial<Record<CountryCode, string>>;
  /** What the page is about, in the words of schema.org. Text that begins with `/` is an address of the shop. */
  structuredData?: readonly StructuredData[];
  /** For whoever gets a link to the page. */
  preview?: LinkPreview;
  /** HTTP status; 200 when left out. */
  status?: number;
  /** Go there instead. */
  redirect?: string;
}

/** What a page is made of. */
export interface PageParts {
  /** Children are what the shell shows within this page: the home page, as its last part but one, the club and the newsletter. */
  page: ComponentType<{ children?: ReactNode }>;
  /**
   * Fills the page's stores. Runs on the server before rendering and in the browser when the page is entered without
   * the server's data. It does not throw for what the page can show (nothing found, out of order).
   */
  load?: (storefront: Storefront, location: PageLocation) => Promise<void>;
  meta: (storefront: Storefront, location: PageLocation) => PageMeta;
}

/** A page that is built into its remote. */
interface BuiltInRoute extends PageParts {
  /** One of the addresses that the remote declares (`DeclaredRoute`). */
  path: string;
}

/**
 * A page in a chunk of its own, for a remote of several pages: what the others need does not burden it. `edge` names the
 * chunk's scripts and styles in the document, so that it costs no round trip.
 */
interface ChunkRoute {
  path: string;
  /** As in `webpackChunkName: "page-<chunk>"`. */
  chunk: string;
  open: () => Promise<{ parts: PageParts }>;
}

export type RemoteRoute = BuiltInRoute | ChunkRoute;

/** What a remote exposes as `./remote`, its only entry point. */
export interface RemoteModule<Name extends string = string> {
  /** The namespace of the messages: the remote's name. */
  name: Name;
  routes: readonly RemoteRoute[];
  messages: Record<Language, () => Promise<{ default: MessageTree }>>;
  /** Of the events that the remote sends or hears beside the storefront's own. */
  events?: EventSchemas;
}
