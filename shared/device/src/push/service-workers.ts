/** `null` where the browser has none, or forbids them as it does with blocked cookies, private windows and sandboxed frames. */
export function serviceWorkers(page: { navigator: Partial<Pick<Navigator, 'serviceWorker'>> } = globalThis) {
  try {
    return page.navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** The registration for an address; `null` also where the browser forbids to ask. */
export async function registrationFor(scope: string): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await serviceWorkers()?.getRegistration(scope)) ?? null;
  } catch {
    return null;
  }
}
