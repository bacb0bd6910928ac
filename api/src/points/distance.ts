export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In metres. */
export function distanceBetween(one: Place, other: Place): number {
  const across = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const part = across + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * along;
  return Math.round(2 * EARTH_METRES * Math.asin(Math.sqrt(part)));
}

export function centreOf(places: readonly Place[]): Place {
  const mean = (of: (place: Place) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}
