import { randomBytes } from 'node:crypto';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  type ClientKind,
  type CountryCode,
  countries,
  type PageData,
  type RenderedPage,
  type SendToApi,
  type VersionSet,
} from '@odeta/shared/contracts';
import type { ReportFailure } from '../failures/report-failure.ts';
import { nameOf } from '../releases/unit-release.ts';
import type { Units } from '../releases/units.ts';
import { closeDocument, type DocumentParts, openDocument, versionsInReach } from './document.ts';

export interface PageOrder {
  /** Path and query. */
  url: string;
  country: CountryCode;
  client: ClientKind;
  newUser: boolean;
  nonce: string;
  csrf: string;
  origin: string;
  versions: VersionSet;
  send: SendToApi;
  report: ReportFailure;
  chrome: unknown;
}

export interface ReadyPage {
  page: RenderedPage;
  /** Writes the whole document and ends the stream. */
  write(out: Writable): Promise<void>;
}

export const createNonce = () => randomBytes(16).toString('base64');

/** Loads a page's data and renders the document around it. */
export async function renderPage(units: Units, order: PageOrder): Promise<ReadyPage> {
  const { url, country, client, newUser, nonce, csrf, origin, versions, send, report, chrome } = order;
  const { shell, ...shellUnit } = await units.readShell(versions);
  const route = shell.routeOf(pathOf(url));
  const remote = route.remote ? await units.readRemote(versions, route.remote, report) : { unit: null, module: null };
  const page = await shell.render({
    url,
    country,
    client,
    newUser,
    nonce,
    send,
    report: (failure) => report({ ...failure, unit: nameOf(remote.unit ?? shellUnit) }),
    remote: remote.module,
    chrome,
  });
  const { startsAtOnce } = route;
  const preparesLinks = !route.isPrivate;
  const parts: DocumentParts = {
    country: countries[country],
    page,
    shell: shellUnit,
    remote: remote.unit,
    nonce,
    csrf,
    origin,
    startsAtOnce,
    preparesLinks,
  };
  const versionsOfPage = versionsInReach(versions, [route.remote, ...route.reachable]);

  return {
    page,
    async write(out) {
      out.write(openDocument(parts));
      await page.write(out);
      const data: PageData = {
        country,
        client,
        newUser,
        versions: versionsOfPage,
        stores: page.stores(),
        complete: page.complete,
      };
      out.end(closeDocument(data, parts));
    },
  };
}

/** The whole document as one text. */
export async function renderToText(units: Units, order: PageOrder): Promise<{ page: RenderedPage; html: string }> {
  const { page, write } = await renderPage(units, order);
  const out = new PassThrough();
  const [html] = await Promise.all([text(Readable.from(out)), write(out)]);
  return { page, html };
}

export const pathOf = (url: string) => url.split('?')[0] ?? '/';
