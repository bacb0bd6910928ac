import { type AnswerOf, POINTS_PAGE, type searchShippingPoints } from '@odeta/contracts';
import type { KnownPoint } from './country-points.ts';
import { centreOf, distanceBetween, type Place } from './distance.ts';
import { pointAnswer } from './point.repository.ts';
import { fold, wordsOf } from './searchable.ts';

interface Search {
  search: string;
  /** The visitor's location; by default the centre of the results. */
  location?: Place | undefined;
  offset: number;
}

/** A post code is searched with fewer and fewer digits, but at least with this many. */
const FEWEST_DIGITS = 2;

/**
 * Points of a city, a street or a post code, nearest first. If they do not fill a page, points nearby follow; without any the answer is
 * empty.
 */
export function searchPoints(
  points: readonly KnownPoint[],
  { search, location, offset }: Search,
): AnswerOf<typeof searchShippingPoints> {
  const found = search.trim() === '' ? points : matches(points, search);
  if (found.length === 0) return { points: [], total: 0 };
  const centre = location ?? centreOf(found.map(({ row }) => row));
  const ordered = byDistance(found, centre);
  if (found.length < POINTS_PAGE) {
    const known = new Set(found);
    const nearby = points.filter((point) => !known.has(point));
    ordered.push(...byDistance(nearby, centre).slice(0, POINTS_PAGE - found.length));
  }
  const page = ordered.slice(offset, offset + POINTS_PAGE);
  return { points: page.map(({ point, distance }) => pointAnswer(point.row, distance)), total: ordered.length };
}

function byDistance(points: readonly KnownPoint[], centre: Place) {
  return points
    .map((point) => ({ point, distance: distanceBetween(centre, point.row) }))
    .sort((one, other) => one.distance - other.distance);
}

/** Points in the city of this name, else with the post code, else with all words, of which those in a named city are preferred. */
function matches(points: readonly KnownPoint[], search: string): readonly KnownPoint[] {
  const folded = fold(search);
  const ofCity = points.filter(({ cities }) => cities.includes(folded));
  if (ofCity.length > 0) return ofCity;
  const digits = folded.replace(/[\s-]/g, '');
  if (/^\d{2,}$/.test(digits)) return byPostCode(points, digits);
  const words = wordsOf(search);
  const all = points.filter((point) => words.every((word) => point.words.includes(` ${word}`)));
  const inCity = all.filter(({ cities }) => cities.some((city) => folded.includes(city)));
  return inCity.length > 0 ? inCity : all;
}

function byPostCode(points: readonly KnownPoint[], digits: string): readonly KnownPoint[] {
  for (let length = digits.length; length >= FEWEST_DIGITS; length -= 1) {
    const start = digits.slice(0, length);
    const found = points.filter(({ postCode }) => postCode.startsWith(start));
    if (found.length > 0) return found;
  }
  return [];
}
