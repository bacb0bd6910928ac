import type { DiscoveryEntry } from '@odeta/contracts';

export interface EditedUnit {
  name: string;
  /** Path of its entry script on this machine. */
  entry: string;
}

const VERSION = 'edited';

const entryOf = ({ entry }: EditedUnit): DiscoveryEntry => ({
  url: entry,
  metadata: { integrity: '', version: VERSION },
});

const DATA = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s;
const SCRIPTS = /data-remote="([^"]*)"/;
/** React's marker for content from the server; with an exclamation mark the browser renders it. */
const RENDERED = /(<main\b[^>]*>)<!--\$-->/;
const LEFT_TO_BROWSER = '<!--$!--><template></template>';

/**
 * Replaces the unit in a page of the other shop by the edited one. What the server has rendered stays until the browser has rendered the
 * edited unit. There is no fallback version, so that mistakes are visible.
 */
export function takeOver(html: string, unit: EditedUnit): string {
  const data = JSON.parse(DATA.exec(html)?.[2] ?? 'null');
  const own: DiscoveryEntry | undefined = data?.versions[unit.name];
  if (!own) return html;
  const isItsPage = firstScript(html) === own.url;
  const edited = {
    ...data,
    versions: { ...data.versions, [unit.name]: entryOf(unit) },
    fallbacks: { ...data.fallbacks, [unit.name]: undefined },
    complete: data.complete && !isItsPage,
  };
  const page = html.replace(DATA, (_, before, __, after) => before + escapeJson(edited) + after);
  if (!isItsPage) return page;
  const scripts = escapeAttribute(JSON.stringify([[unit.entry, '']]));
  return page.replace(SCRIPTS, () => `data-remote="${scripts}"`).replace(RENDERED, (_, main) => main + LEFT_TO_BROWSER);
}

/** The other shop's live versions, with the edited unit. */
export function listEdited(json: string, unit: EditedUnit): string {
  const document = JSON.parse(json);
  return JSON.stringify({
    ...document,
    microFrontends: { ...document.microFrontends, [unit.name]: [entryOf(unit)] },
  });
}

/** The address of the remote's entry, the first script in the document. */
function firstScript(html: string): string | undefined {
  const list = SCRIPTS.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return list === undefined ? undefined : JSON.parse(list)[0]?.[0];
}

/** The same as in `edge`: the JSON cannot end the element. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
