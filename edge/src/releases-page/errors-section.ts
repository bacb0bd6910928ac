import { dateOf, type Html, html, section, table } from './html.ts';
import type { Overview } from './overview.ts';

/** The last errors of browsers, with the places in the sources where they were thrown. */
export function errorsSection({ errors }: Overview): Html {
  const note = 'Reported to this edge since it started, unverified; the first place is where it was thrown';
  if (errors.length === 0) return section('errors', 'Errors', note, html`<p class="note">No browser reported one.</p>`);
  const columns = [
    { name: 'Version' },
    { name: 'Error' },
    { name: 'Places' },
    { name: 'Reports', isNumber: true },
    { name: 'Last' },
  ];
  const rows = errors.map(({ release, message, places, count, lastAt }) => ({
    cells: [
      html`<code>${release ?? 'unknown'}</code>`,
      html`${message}`,
      html`${places.map((place) => html`<code>${withoutOwn(place, release)}</code><br>`)}`,
      html`${count}`,
      html`${dateOf(lastAt)}`,
    ],
  }));
  return section('errors', 'Errors', note, table('Errors of browsers', columns, rows));
}

const withoutOwn = (place: string, release: string | null) =>
  release !== null && place.startsWith(`${release} `) ? place.slice(release.length + 1) : place;
