import type { Location } from './points-state.ts';

/** In milliseconds: the greatest age of a known position, and the time limit for a new one. */
const KNOWN = 300_000;
const PATIENCE = 15_000;

/** The visitor's position; `null` if the visitor refuses or the device does not know it. */
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
