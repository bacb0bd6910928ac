import type { Location } from './points-state.ts';

/** Milliseconds for which a place that is known already is good enough, and after which nobody waits any more. */
const KNOWN = 300_000;
const PATIENCE = 15_000;

/** Where the visitor is; `null` when he does not want to say, or his device does not know. */
export function findLocation(): Promise<Location | null> {
  const device = globalThis.navigator?.geolocation;
  if (!device) return Promise.resolve(null);
  return new Promise((resolve) => {
    device.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      { maximumAge: KNOWN, timeout: PATIENCE },
    );
  });
}
