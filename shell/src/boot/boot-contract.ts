import type { FileLoad } from './run-scripts.ts';

/** What the inline boot script provides to the shell. */
export interface Boot extends EarlyActions {
  /** The scripts of the page's remote, once they are requested. */
  remote: FileLoad | null;
  /** Whether the page has been restored from the back/forward cache, also before React started. */
  wasRestored: boolean;
  /** It was reported that the page was shown. */
  wasShown?: boolean;
}

/** The visitor's actions from before the part of the page that they belong to was interactive. */
export interface EarlyActions {
  /** Repeats those in the shell's parts; later ones there are not recorded any more. */
  replayShell(): void;
  /** Repeats those in the page of the remote, once it is interactive. */
  replayPage(): void;
  /** The page's remote cannot be loaded: presses and ticks in its page are visibly undone, and what was typed stays. */
  undoPage(): void;
}

declare global {
  var odetaBoot: Boot | undefined;
}
