import type { PageRequest, RenderedPage, ShellServer } from '@odeta/contracts';
import { assembleStorefront } from '@odeta/storefront';
import { provided } from './federation/provide.ts';
import { submitForm } from './forms/submit-form.ts';
import { loadSiteContents } from './layout/load-site-contents.ts';
import { pageTitle } from './layout/page-title.ts';
import type { LoadedSiteContents } from './layout/site-contents.ts';
import { loadPage } from './rendering/load-page.ts';
import { writeApp } from './rendering/write-app.tsx';
import { routeOf } from './routing/route-of.ts';
import { createServerTransport } from './storefront/server-transport.ts';

/** The shell's server bundle, which `edge` evaluates and calls. */
export const shell: ShellServer = {
  provided,
  routeOf,

  loadSiteContents(country, send) {
    const client = { isMobile: false, isAndroid: false, isIos: false, isApp: false, isOwnApp: false, appVersion: null };
    const transport = createServerTransport({ send, url: '/' });
    return loadSiteContents(assembleStorefront({ country, client, newUser: false, transport, messages: {} }).api);
  },

  submit: submitForm,

  async render(request: PageRequest): Promise<RenderedPage> {
    const { storefront, remote, openPage, meta, chunk, isLoaded } = await loadPage(request);
    const { status = 200, redirect = null, title, description = null, canonical = null, robots = null } = meta;
    const { alternates, structuredData, preview } = meta;
    return {
      status,
      redirect,
      title: pageTitle(title, request.client),
      description,
      canonical,
      robots,
      alternates,
      structuredData,
      preview,
      limitsWrites: true,
      providers: (request.contents as LoadedSiteContents | null)?.providers,
      receivers: (request.contents as LoadedSiteContents | null)?.receivers,
      contact: (request.contents as LoadedSiteContents | null)?.contact,
      chunk,
      complete: isLoaded,
      write: (out) =>
        writeApp({ request, storefront, remote, openPage, loadedUrl: isLoaded ? request.url : null }, out),
      stores: storefront.dehydrate,
    };
  },
};
