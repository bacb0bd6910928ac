/** The data layer that tags read. */
export type TagQueue = object[];

declare global {
  interface Window {
    dataLayer?: TagQueue;
  }
}

export function tagQueueOf(page: Window): TagQueue {
  page.dataLayer ??= [];
  return page.dataLayer;
}
