/** What the inline boot script provides to the shell. */
export interface Boot {
  /** Resolves when the scripts of the page's remote have run or failed. */
  remoteArrived: Promise<unknown>;
  /** Reverts what was shown before React, so that hydration finds the page as the server rendered it. */
  restore(): void;
  /** Repeats the visitor's actions from before hydration. */
  replay(): void;
}

declare global {
  var odetaBoot: Boot | undefined;
}
