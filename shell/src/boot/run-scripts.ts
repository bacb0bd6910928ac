import { watchLine } from './watch-line.ts';

export type Script = [url: string, integrity: string];

/** Files that were requested. */
export interface FileLoad {
  /** Resolves when all are there, from whichever of their requests; rejects when one of them cannot be loaded. */
  readonly ready: Promise<void>;
  /** `performance.now()` when something of them arrived last. */
  heardAt(): number;
  /** Requests those that have not arrived again at the same address, where the browser continues a download that is under way. */
  askAgain(): void;
}

/** Requests all scripts at once; they run in their order, each as a task of its own. Without a connection they are late, not broken. */
export function runScripts(scripts: readonly Script[]): FileLoad {
  const missing = new Set(scripts);
  const line = watchLine(window);
  const done = Promise.withResolvers<void>();
  done.promise.catch(() => {});
  let heardAt = performance.now();
  ask(true);
  return { ready: done.promise, heardAt: () => heardAt, askAgain: () => ask(false) };

  function ask(inOrder: boolean) {
    for (const script of missing) append(script, inOrder);
    if (missing.size === 0) done.resolve();
  }

  function append(script: Script, inOrder: boolean) {
    const [src, integrity] = script;
    const element = document.createElement('script');
    // In order it would wait for the request that it repeats.
    Object.assign(element, { src, integrity, async: !inOrder, crossOrigin: 'anonymous' });
    element.onload = () => {
      heardAt = performance.now();
      missing.delete(script);
      if (missing.size === 0) done.resolve();
    };
    element.onerror = () => {
      // Whoever requests it later would wait for this element.
      element.remove();
      const broken = () => done.reject(new Error(`${src} could not be loaded`));
      line.judge(() => missing.has(script) && append(script, false), broken);
    };
    document.head.append(element);
  }
}
