import type { DiscoveryEntry, RemoteFiles } from '@odeta/contracts';
import { type FileLoad, runScripts } from '../boot/run-scripts.ts';
import { watchLine } from '../boot/watch-line.ts';

/**
 * Requests all scripts and styles of a remote at once, as its release lists them. Otherwise one would be requested after the other: the
 * entry, its first chunk with its style, the texts.
 */
export function loadFiles(page: Document, { scripts, styles }: RemoteFiles): FileLoad {
  const all = [runScripts(scripts), ...styles.map((style) => loadStyle(page, style))];
  return {
    ready: Promise.all(all.map(({ ready }) => ready)).then(() => {}),
    heardAt: () => Math.max(...all.map(({ heardAt }) => heardAt())),
    askAgain() {
      for (const one of all) one.askAgain();
    },
  };
}

/** Downloads the script of an entry into the browser's cache; the runtime runs it. */
export const downloadEntry = ({ metadata }: DiscoveryEntry, address: string): FileLoad =>
  loadOne(async () => {
    // biome-ignore lint/style/noRestrictedGlobals: a file of a release is no call of the API
    const response = await fetch(address, { integrity: metadata.integrity });
    if (!response.ok) throw new Error(`${address} answered with ${response.status}`);
    await response.arrayBuffer();
  });

/** Not standardised: `slow-2g`, `2g`, `3g` or `4g`, and whether the visitor saves data. */
type Line = { connection?: { effectiveType?: string; saveData?: boolean } };

/**
 * Downloads files into the browser's cache, after everything that is needed at once. Whoever needs them later requests them again. On a
 * slow line, and for visitors who save data, only the entry.
 */
export function prepareFiles({ scripts, styles }: RemoteFiles, { connection }: Line = navigator as Line): void {
  const isSpared = connection?.saveData || connection?.effectiveType?.endsWith('2g');
  for (const [address] of isSpared ? scripts.slice(0, 1) : [...scripts, ...styles]) {
    // biome-ignore lint/style/noRestrictedGlobals: a file of a release is no call of the API
    fetch(address, { priority: 'low' }).then(
      (response) => response.arrayBuffer(),
      () => {},
    );
  }
}

/** webpack finds the element by its absolute address, and does not request the file again. */
function loadStyle(page: Document, [address, integrity]: readonly [string, string]): FileLoad {
  const { href } = new URL(address, page.baseURI);
  return loadOne(() => {
    if ([...page.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
    const link = page.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, integrity, crossOrigin: 'anonymous' });
    const loaded = new Promise<void>((resolve, reject) => {
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        reject(new Error(`${address} could not be loaded`));
      };
    });
    page.head.append(link);
    return loaded;
  });
}

/** One file, which counts as there when the first request for it has succeeded. */
function loadOne(ask: () => Promise<void>): FileLoad {
  const line = watchLine(window);
  const done = Promise.withResolvers<void>();
  done.promise.catch(() => {});
  let heardAt = performance.now();
  let isThere = false;
  askAgain();
  return { ready: done.promise, heardAt: () => heardAt, askAgain };

  function askAgain() {
    if (isThere) return;
    ask().then(
      () => {
        heardAt = performance.now();
        isThere = true;
        done.resolve();
      },
      (error) => line.judge(askAgain, () => done.reject(error)),
    );
  }
}
