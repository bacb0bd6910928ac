import { useStore } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { useState } from 'react';
import { createConsentStore } from '../consent/consent.store.ts';
import { createTrackingLog } from './tracking-log.ts';
import classes from './tracking-panel.module.css';

/** `?tracking-debug`: shows what was sent to the tag manager, and why the rest was not. For developers and testers, in English. */
export function TrackingPanel() {
  const [isOpen, setOpen] = useState(() => window.matchMedia('(min-width: 45em)').matches);
  const { entries } = useSnapshot(useStore(createTrackingLog).state);
  const { isAsked, purposes } = useSnapshot(useStore(createConsentStore).state);
  const consent = isAsked ? 'not decided yet' : purposes.join(', ') || 'refused';
  const sent = entries.filter(({ state }) => state === 'sent').length;
  return (
    <aside className={classes.panel} lang="en" aria-label="Tracking">
      <button type="button" className={classes.title} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Tracking: {sent} of {entries.length} sent. Consent: {consent}
      </button>
      {isOpen && (
        // A list that scrolls has to be reached by the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <ol className={classes.list} tabIndex={0} aria-label="Events, the latest first">
          {entries.toReversed().map(({ id, at, name, state, reason, data }) => (
            <li key={id} className={classes.entry}>
              <details>
                <summary>
                  {(at / 1000).toFixed(1)} s – <b>{name}</b>: {state}
                  {reason !== null && `, ${reason}`}
                </summary>
                <pre className={classes.data}>{JSON.stringify(data, null, 2)}</pre>
              </details>
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
}
