import type { InputOf, writeLog } from '@odeta/contracts';
import { postReport } from './post-report.ts';
import { watchLine } from './watch-line.ts';

/** The script's path without what is added when it is requested again. */
const OF_SHELL = /\/releases\/shell\/[\w./+-]+/;
/** Most scripts have addresses without the version: the one that starts the page has it. */
const VERSION = /\/releases\/shell\/([\w.+-]+)\//;
/** Reports of one document. */
const MOST = 5;

/**
 * Reports scripts of the shell that could not be loaded: those that start the page, and those that the running page asks for. Without the
 * former there is no React, and no logger. The scripts of remotes are reported by what replaces them, and those that only lack a connection
 * are not.
 */
export function reportScripts(page: Document, starting: readonly (readonly [url: string, integrity: string])[]): void {
  const reported = new Set<string>();
  const line = watchLine(window);
  const version = starting.map(([url]) => VERSION.exec(url)?.[1]).find((found) => found !== undefined);
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const [path] = OF_SHELL.exec(target.src) ?? [];
      if (!path || reported.has(path) || reported.size >= MOST) return;
      reported.add(path);
      const kind = starting.some(([url]) => url.endsWith(path)) ? 'start' : 'part';
      const report = () => send(page, `A script of the shell could not be loaded: ${path}`, kind, `shell@${version}`);
      line.judge(
        () => reported.delete(path),
        () => whenParsed(page, report),
      );
    },
    // Errors of elements do not bubble.
    true,
  );
}

/** The token is at the end of the document. */
function whenParsed(page: Document, then: () => void) {
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
}

function send(page: Document, message: string, kind: 'start' | 'part', unit: string) {
  const line: InputOf<typeof writeLog> = {
    levelName: 'error',
    message,
    collection: 'vue_cart',
    context: {},
    failure: { kind, unit },
  };
  postReport(page, 'ssr-logger', line);
}
