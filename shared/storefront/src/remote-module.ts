import type { CountryCode, Language, LinkPreview, StructuredData } from '@odeta/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { EventSchemas } from './event-bus.ts';
import type { MessageTree } from './i18n/create-i18n.ts';
import type { Storefront } from './storefront.ts';

/** The requested address: path, route parameters and query. */
export interface PageLocation {
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** The document's metadata; available after `load`. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Path of the canonical page for search engines. */
  canonical?: string;
  robots?: 'noindex';
  /** Paths of the same page in the other countries' shops. */
  alternates?: Partial<Record<CountryCode, string>>;
  /** Structured data of schema.org. Values that begin with `/` are addresses of the shop. */
  structuredData?: readonly StructuredData[];
  preview?: LinkPreview;
  /** HTTP status; 200 by default. */
  status?: number;
  redirect?: string;
}

export interface PageParts {
  /** `children` are the shell's part of the page: the home page shows the club and the newsletter as its last part but one. */
  page: ComponentType<{ children?: ReactNode }>;
  /**
   * Fills the page's stores. Runs on the server before rendering, and in the browser when the page is opened without the server's
   * data. It does not throw for states that the page can show (not found, out of order).
   */
  load?: (storefront: Storefront, location: PageLocation) => Promise<void>;
  meta: (storefront: Storefront, location: PageLocation) => PageMeta;
}

/** A page in the remote's main chunk, as `page()` writes it (`page.ts`). */
interface BuiltInRoute extends PageParts {
  /** One of the paths that the remote declares (`DeclaredRoute`). */
  path: string;
}

/**
 * A page in a lazy chunk, for remotes with several pages, so that each loads only its own code. `edge` adds the chunk's scripts
 * and styles to the document, so that it needs no extra round trip.
 */
interface ChunkRoute {
  path: string;
  /** The chunk `page-<chunk>` of the release; a remote that another tool built may lack it. */
  chunk?: string | undefined;
  open: () => Promise<{ parts: PageParts }>;
}

export type RemoteRoute = BuiltInRoute | ChunkRoute;

/** What a remote exposes as `./remote`, its only entry point. */
export interface RemoteModule<Name extends string = string> {
  /** The remote's name, which is also the namespace of its messages. */
  name: Name;
  routes: readonly RemoteRoute[];
  messages: Record<Language, () => Promise<{ default: MessageTree }>>;
  /** Schemas of the remote's own events. */
  events?: EventSchemas;
}
