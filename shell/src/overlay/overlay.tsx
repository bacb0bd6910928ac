import { useLocation } from '@odeta/storefront/router';
import { classNames } from '@odeta/ui';
import { useEffect, useState } from 'react';
import { endFlag } from '../document/visit-flag.ts';
import { useRoute } from '../routing/route-table.ts';
import { measurePhases } from '../trace/measure-phases.ts';
import { type Area, findAreas } from './areas.ts';
import classes from './overlay.module.css';
import { OverlayPanel } from './overlay-panel.tsx';
import { type Releases, readReleases } from './read-releases.ts';
import { readShownReleases, type ShownRelease } from './shown-releases.ts';

/** Milliseconds; areas move when content loads later. */
const LOOK_EVERY = 1_000;

/** `?overlay`: shows each area's unit, its version and its load time. For developers and testers, in English. */
export function Overlay({ read = readReleases }: { read?: typeof readReleases }) {
  const [releases, setReleases] = useState<Releases | null>(null);
  const [isClosed, setClosed] = useState(false);
  const { pathname } = useLocation();
  const seen = useSeen(useRoute(pathname)?.remote, !isClosed && releases !== null);

  useEffect(() => {
    read().then(setReleases, () => {});
  }, [read]);

  if (!releases || isClosed) return null;
  const close = () => {
    endFlag(window, 'overlay');
    setClosed(true);
  };
  return (
    <div className={classes.overlay} lang="en">
      {seen.areas.map((area) => (
        <Outline
          key={`${area.unit} ${area.top} ${area.left}`}
          area={area}
          release={seen.releases.find(({ unit }) => unit === area.unit)}
          owner={releases.units.find(({ unit }) => unit === area.unit)?.owner}
        />
      ))}
      <OverlayPanel areas={seen.areas} shown={seen.releases} releases={releases} onClose={close} />
    </div>
  );
}

interface OutlineProps {
  area: Area;
  release: ShownRelease | undefined;
  owner: string | undefined;
}

function Outline({ area, release, owner }: OutlineProps) {
  const { unit, boundary, isPart, isTaggedBelow, top, left, width, height } = area;
  const kind = classNames(
    classes.area,
    isPart && classes.part,
    isTaggedBelow && classes.below,
    release?.failed && classes.failed,
  );
  const load = release?.loadTime;
  const place = (element: HTMLElement | null) => {
    const sizes = { top, left, width, height };
    for (const [name, pixels] of Object.entries(sizes)) element?.style.setProperty(name, `${pixels}px`);
  };
  return (
    <div className={kind} ref={place}>
      <span className={classes.label}>
        <b>
          {unit}@{release?.version ?? 'unknown'}
        </b>
        <span>{owner}</span>
        {load !== null && load !== undefined && <span>load {load} ms</span>}
        {release?.failed ? (
          <span>last good: {release.failed} failed</span>
        ) : (
          <span className={classes.boundary}>boundary: {boundary}</span>
        )}
      </span>
    </div>
  );
}

/** Updates the areas and releases while the overlay is open. */
function useSeen(remote: string | undefined, isLooking: boolean) {
  const [seen, setSeen] = useState<{ areas: Area[]; releases: ShownRelease[] }>({ areas: [], releases: [] });
  useEffect(() => {
    if (!isLooking) return undefined;
    const look = () => {
      const next = { areas: findAreas(document, remote), releases: readShownReleases(document, performance) };
      for (const { unit, version, why, phases } of next.releases)
        measurePhases(`${unit}@${version}`, why, phases, performance);
      setSeen((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    window.addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('resize', look);
    };
  }, [remote, isLooking]);
  return seen;
}
