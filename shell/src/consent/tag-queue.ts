/** The queue that tags read, whoever provides them. */
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
