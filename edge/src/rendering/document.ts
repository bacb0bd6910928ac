import type { Country, DiscoveryEntry, PageData, RemoteRouteInfo, RenderedPage, VersionSet } from '@odeta/contracts';
import { pathPrefixOf } from '@odeta/contracts/country-language';
import { fallbackEntry } from '@odeta/contracts/fallback-entry';
import { addressOfFile } from '@odeta/contracts/file-address';
import { escapeHtml } from '@odeta/node/escape-html';
import { escapeJson } from '../http/escape-json.ts';
import { messagesIn } from '../releases/messages-in.ts';
import type { UnitRelease, UnitStyle } from '../releases/unit-release.ts';
import { alternateLinks, structuredDataElements } from '../search-engines/page-links.ts';
import { personalPages } from '../search-engines/personal-pages.ts';
import { linkPreview } from './link-preview.ts';
import { preloadedFonts } from './preloaded-fonts.ts';
import { withoutScripts } from './without-scripts.ts';

export interface DocumentParts {
  country: Country;
  page: RenderedPage;
  shell: UnitRelease;
  /** The page's remote, if its release could be read. */
  remote: UnitRelease | null;
  nonce: string;
  origin: string;
  /** Where scripts come from besides the shop itself. */
  scriptOrigins: readonly string[];
  startsAtOnce: boolean;
  /** The links lead to pages that are the same for everyone, so the browser may prerender them. */
  preparesLinks: boolean;
  routes: readonly RemoteRouteInfo[];
  /** HTML above the application. */
  bar: string;
}

/** Everything before the application: inline styles, preloaded fonts, the script that starts React later. */
export function openDocument({
  preparesLinks,
  routes,
  country,
  page,
  shell,
  remote,
  nonce,
  origin,
  scriptOrigins,
  startsAtOnce,
  bar,
}: DocumentParts): string {
  const ofPage = remote?.pages[page.chunk ?? ''];
  const styles = [...shell.styles, ...(remote?.styles ?? []), ...(ofPage?.styles ?? [])];
  return [
    `<!doctype html><html lang="${country.locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${pathPrefixOf(country)}/manifest.webmanifest">`,
    '<meta name="theme-color" content="#ffffff">',
    `<title>${escapeHtml(page.title)}</title>`,
    page.description && `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.canonical && `<link rel="canonical" href="${escapeHtml(origin + page.canonical)}">`,
    page.robots && `<meta name="robots" content="${page.robots}">`,
    ...alternateLinks(origin, page.alternates),
    ...preloadedFonts[country.language].map((name) => fontLink(shell, name)),
    remote?.release.modules && importMap(remote, remote.release.modules, nonce),
    layerOrder(nonce),
    ...styles.map((style) => styleElement(style, nonce, new URL(origin).origin)),
    `<script nonce="${nonce}" data-start="${startsAtOnce ? 'once' : 'idle'}"${originList(scriptOrigins)} ${scriptLists(country, shell, remote, ofPage?.scripts)}>${shell.boot}</script>`,
    preparesLinks &&
      `<script type="speculationrules" nonce="${nonce}">${speculationRules(routes, pathPrefixOf(country))}</script>`,
    // Only crawlers read it, so it comes after everything that browsers wait for.
    linkPreview({ country, page, origin }),
    '</head><body>',
    bar,
    withoutScripts(country, page.contact),
    '<div id="root">',
  ]
    .filter(Boolean)
    .join('');
}

/** Prerenders when the pointer rests on a link. Pages with the visitor's own data are excluded: they could be outdated when shown. */
function speculationRules(routes: readonly RemoteRouteInfo[], prefix: string): string {
  const left = [...personalPages(routes), '/api/'].map((path) => `${prefix}${path}*`);
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: left } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}

/**
 * Everything after the application: structured data for search engines, and the state that the page was rendered from. The last element can be
 * removed when no shell from before decision 70 is live or kept: such a shell keeps its token there, once the API has answered.
 */
export const closeDocument = (data: PageData, { origin, page }: Pick<DocumentParts, 'origin' | 'page'>) =>
  `</div>${structuredDataElements(origin, page.structuredData)}<script type="application/json" id="page-data">${escapeJson(data)}</script><template id="csrf-token"></template></body></html>`;

/** The versions that a page may need in the browser, without the fields that only `edge` reads. */
export function versionsInReach(versions: VersionSet, names: readonly (string | null)[]): VersionSet {
  const entries = names.flatMap((name) => (name && versions[name] ? [[name, forBrowser(versions[name])]] : []));
  return Object.fromEntries(entries);
}

export function fallbacksInReach(versions: VersionSet, names: readonly (string | null)[]): VersionSet {
  const before = Object.entries(versions).flatMap(([name, entry]) => {
    const fallback = fallbackEntry(entry);
    return fallback ? [[name, fallback] as const] : [];
  });
  return versionsInReach(Object.fromEntries(before), names);
}

const forBrowser = ({ url, metadata, deployment }: DiscoveryEntry): DiscoveryEntry => ({
  url,
  metadata,
  // A browser does not remember it as one that worked.
  ...(deployment?.traffic === 0 && !deployment.default && { deployment }),
});

const originList = (origins: readonly string[]) =>
  origins.length === 0 ? '' : ` data-origins="${escapeHtml(JSON.stringify(origins))}"`;

/** The scripts that the boot script loads: `[address, integrity]` for the shell and for the remote. */
function scriptLists(
  country: Country,
  shell: UnitRelease,
  remote: UnitRelease | null,
  pageScripts: readonly string[] = [],
) {
  const list = (unit: UnitRelease, files: readonly (string | undefined)[]) =>
    escapeHtml(
      JSON.stringify(
        files.flatMap((file) =>
          file ? [[addressOfFile(unit.release, unit.base, file), unit.release.files[file]?.integrity ?? '']] : [],
        ),
      ),
    );
  const ofShell = list(shell, [messagesIn(shell.release, country), ...shell.release.scripts, shell.release.entry]);
  const ofRemote =
    remote &&
    list(remote, [
      remote.release.entry,
      ...remote.release.scripts,
      ...pageScripts,
      messagesIn(remote.release, country),
    ]);
  return `data-shell="${ofShell}"${ofRemote ? ` data-remote="${ofRemote}"` : ''}`;
}

/**
 * The integrity of the modules that this page starts with, which only an import map can declare.
 * https://html.spec.whatwg.org/multipage/webappapis.html#import-maps
 */
function importMap({ release, base }: UnitRelease, modules: readonly string[], nonce: string) {
  const integrity = Object.fromEntries(
    modules.map((file) => [addressOfFile(release, base, file), release.files[file]?.integrity]),
  );
  return `<script type="importmap" nonce="${nonce}">${escapeJson({ integrity })}</script>`;
}

/** The same as in `shared/ui/src/layers.css`, declared before all styles: builds may output them in another order. */
const layerOrder = (nonce: string) => `<style nonce="${nonce}">@layer base,ui,shell,remote;</style>`;

/** webpack looks for the absolute address before it requests a style, which would take another round trip. */
const styleElement = ({ href, css }: UnitStyle, nonce: string, origin: string) =>
  css === null
    ? `<link rel="stylesheet" href="${href}" crossorigin>`
    : `<style nonce="${nonce}" data-href="${new URL(href, origin)}">${css}</style>`;

function fontLink({ release, base }: UnitRelease, name: string) {
  const file = release.fonts[name];
  return (
    file && `<link rel="preload" as="font" type="font/woff2" href="${addressOfFile(release, base, file)}" crossorigin>`
  );
}
