/** What the inline script leaves behind for the shell. */
export interface Boot {
  /** Resolves when the scripts of the page's remote have run or failed. */
  remoteArrived: Promise<unknown>;
  /** Takes back what was shown before React: it must find the page as the server wrote it. */
  restore(): void;
  /** Does for real what the visitor did before React. */
  replay(): void;
}

declare global {
  var odetaBoot: Boot | undefined;
}
