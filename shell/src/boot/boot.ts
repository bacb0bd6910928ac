import './boot-contract.ts';
import { keepEarlyActions } from './early-actions.ts';
import { followFilledFields } from './filled-fields.ts';
import { hideClosed } from './hide-closed.ts';
import { markMissing } from './mark-missing.ts';
import { markTouchMac } from './mark-touch-mac.ts';
import { reportLeaving } from './report-leaving.ts';
import { reportScripts } from './report-scripts.ts';
import { type FileLoad, runScripts } from './run-scripts.ts';
import { limitWrites } from './trusted-types.ts';
import { whenPaintedOrUsed } from './when-painted-or-used.ts';

/**
 * Inline in every page, about 7 KB: starts React when the page has painted and is idle, or at the first interaction, and records what the
 * visitor does until then.
 */
const { shell = '[]', remote = '[]', origins = '[]', start } = (document.currentScript as HTMLScriptElement).dataset;
limitWrites(document, JSON.parse(origins));
const [scripts, ofRemote] = [JSON.parse(shell), JSON.parse(remote)];
reportScripts(document, scripts);
const loading = reportLeaving(document, [...scripts, ...ofRemote]);
hideClosed(document);
markTouchMac(document, navigator);
markMissing(document, window);
followFilledFields(document);
const early = keepEarlyActions(document);
const boot = { ...early, remote: null as FileLoad | null, wasRestored: false };
globalThis.odetaBoot = boot;
addEventListener('pageshow', ({ persisted }) => {
  boot.wasRestored ||= persisted;
});

whenPaintedOrUsed(start === 'once', () => {
  const ofShell = runScripts(scripts);
  ofShell.ready.catch(() => {
    // React will not start: forms and buttons work as in a page without scripts.
    early.replayShell();
    early.replayPage();
  });
  boot.remote = runScripts(ofRemote);
  loading(ofShell, boot.remote);
});
