import './boot-contract.ts';
import { keepEarlyActions } from './early-actions.ts';
import { hideClosed } from './hide-closed.ts';
import { runScripts } from './run-scripts.ts';
import { whenPaintedOrWanted } from './when-painted-or-wanted.ts';

/**
 * Inline in every page, about 2 KB: starts React when the page has painted and is idle, or at the first intent, and
 * keeps what the visitor does until then.
 */
const { shell = '[]', remote = '[]', start } = (document.currentScript as HTMLScriptElement).dataset;
hideClosed(document);
const early = keepEarlyActions(document);
const boot = { ...early, remoteArrived: new Promise<void>(() => {}) };
globalThis.odetaBoot = boot;

whenPaintedOrWanted(start === 'once', () => {
  runScripts(JSON.parse(shell));
  boot.remoteArrived = runScripts(JSON.parse(remote));
});
