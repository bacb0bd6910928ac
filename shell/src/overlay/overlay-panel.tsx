import { useState } from 'react';
import type { Phase } from '../trace/page-trace.ts';
import type { Area } from './areas.ts';
import classes from './overlay.module.css';
import type { Releases } from './read-releases.ts';
import type { ShownRelease } from './shown-releases.ts';

const NARROW = '(max-width: 59.99875em)';

interface Props {
  areas: readonly Area[];
  shown: readonly ShownRelease[];
  releases: Releases;
  onClose: () => void;
}

/** The areas as text, including loaded units that show nothing. On phones it is a line that opens, because it would cover half of the page. */
export function OverlayPanel({ areas, shown, releases, onClose }: Props) {
  const [isOpen] = useState(() => !globalThis.matchMedia?.(NARROW).matches);
  const kilobytes = shown.reduce((sum, { scriptBytes }) => sum + scriptBytes, 0) / 1000;
  return (
    <aside className={classes.panel} aria-label="Overlay">
      <details open={isOpen}>
        <summary className={classes.title}>
          <b>Overlay, {areas.length} areas</b>
        </summary>
        <ul className={classes.list}>
          {shown.map((release) => (
            <Release key={release.unit} release={release} releases={releases} areas={areas} />
          ))}
        </ul>
        <p className={classes.foot}>
          Document {releases.number}. {kilobytes.toFixed(1)} KB of scripts. <a href="/releases">All releases</a>
          <br />
          Outline: solid a unit, dashed a part within another, red not the requested version
        </p>
      </details>
      <button type="button" className={classes.close} onClick={onClose}>
        Close the overlay
      </button>
    </aside>
  );
}

function Release({
  release,
  releases,
  areas,
}: Pick<Props, 'areas' | 'releases'> & {
  release: ShownRelease;
}) {
  const { unit, version, failed, loadTime, why, phases } = release;
  const known = releases.units.find((other) => other.unit === unit);
  const share = known?.versions.find((other) => other.version === version)?.share ?? 'no longer listed';
  const isShown = areas.some((area) => area.unit === unit);
  return (
    <li>
      <span>
        <b>
          {unit}@{version}
        </b>{' '}
        {known?.owner}
        <small className={failed ? classes.bad : undefined}>
          {failed ? `last good. ${failed} failed in this browser` : `for ${share}`}
          {why && `, given: ${why}`}
          {!isShown && ', in reach'}
        </small>
        {phases.length > 0 && <small>{phases.map(inWords).join(' · ')}</small>}
      </span>
      <span>{loadTime === null ? 'not loaded' : `${loadTime} ms`}</span>
    </li>
  );
}

/** `entry 20 ms 1.2 KB`, `texts 8 ms stored`, `shown at 412 ms` */
function inWords({ name, start, end, bytes, isStored }: Phase) {
  if (name === 'shown') return `shown at ${Math.round(end)} ms`;
  const size = isStored ? ' stored' : bytes > 0 && ` ${(bytes / 1000).toFixed(1)} KB`;
  return `${name} ${Math.round(end - start)} ms${size || ''}`;
}
