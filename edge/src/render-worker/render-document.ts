import { Writable } from 'node:stream';
import type { PageData, PageFailure, SendToApi, ShellServer } from '@odeta/contracts';
import { countries } from '@odeta/contracts/country';
import { countryIn, pathPrefixOf, withPathPrefix } from '@odeta/contracts/country-language';
import { previewBar } from '../previews/preview-bar.ts';
import type { UnitRelease } from '../releases/unit-release.ts';
import {
  describeError,
  type ErrorDescription,
  type PageFailureDescription,
  type PageResult,
  type PageTask,
} from '../releases/worker-messages.ts';
import {
  closeDocument,
  type DocumentParts,
  fallbacksInReach,
  openDocument,
  versionsInReach,
} from '../rendering/document.ts';
import { withPrefixedLinks } from '../rendering/prefixed-links.ts';

interface Units {
  shell: ShellServer;
  shellRelease: UnitRelease;
  remoteRelease: UnitRelease | null;
  /** The remote's evaluated bundle; a skeleton is rendered if there is none. */
  module: unknown;
  failure: ErrorDescription | null;
}

export async function renderDocument(
  { order, route, timeLimit, files }: Pick<PageTask, 'order' | 'route' | 'timeLimit' | 'files'>,
  { shell, shellRelease, remoteRelease, module, failure }: Units,
  send: SendToApi,
  contents: unknown,
): Promise<PageResult> {
  const { url, country, language, client, newUser, nonce, origin, versions, routes: table, fileOrigins } = order;
  const { routes } = table;
  const failures: PageFailureDescription[] = failure ? [{ kind: 'release-not-usable', cause: failure }] : [];
  const report = ({ kind, phase, cause }: PageFailure) =>
    void failures.push({ kind, phase, cause: describeError(cause) });
  const visit = { url, country, language, client, newUser, nonce, send, report, posted: order.posted };
  const page = await shell.render({ ...visit, remote: module, contents, routes, timeLimit });
  const { status, redirect, providers, receivers, limitsWrites = false } = page;
  const origins = { providers: providers && [...providers], receivers: receivers && [...receivers] };
  const result = { status, redirect, ...origins, limitsWrites, failures };
  const shop = countryIn(countries[country], language);
  const prefix = pathPrefixOf(shop);
  if (redirect)
    return { ...result, redirect: withPathPrefix(redirect, prefix), complete: page.complete, html: new Uint8Array() };

  const parts: DocumentParts = {
    country: shop,
    page,
    shell: shellRelease,
    remote: remoteRelease,
    nonce,
    origin,
    scriptOrigins: [...fileOrigins, ...(providers ?? [])],
    startsAtOnce: route.startsAtOnce,
    preparesLinks: !route.isPrivate,
    routes,
    bar: order.preview ? previewBar({ country: countries[country], preview: order.preview, versions, nonce }) : '',
  };
  const document = createDocument();
  document.out.write(openDocument(parts));
  await page.write(document.out);
  // An area that failed during streaming is a skeleton, although its data was loaded.
  const complete = page.complete && failures.every(({ kind }) => kind !== 'skeleton');
  const inReach = [route.remote, ...route.reachable];
  const data: PageData = {
    country,
    ...(prefix !== '' && { language }),
    client,
    newUser,
    versions: versionsInReach(versions, inReach),
    fallbacks: fallbacksInReach(versions, inReach),
    ...(files && route.reachable.length > 0 && { files }),
    ...(order.vitals && { vitals: order.vitals }),
    stores: page.stores(),
    complete,
  };
  document.out.write(closeDocument(data, parts));
  return { ...result, complete, html: withPrefixedLinks(document.bytes(), prefix) };
}

function createDocument() {
  const chunks: Uint8Array[] = [];
  const out = new Writable({
    write(chunk: Uint8Array, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { out, bytes: () => Buffer.concat(chunks) };
}
