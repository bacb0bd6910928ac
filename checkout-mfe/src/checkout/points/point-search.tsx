import locateFixed from '@lucide/icons/icons/locate-fixed';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, Icon, text } from '@odeta/ui';
import { type KeyboardEvent, useState } from 'react';
import classes from './point-search.module.css';
import { createPointsStore } from './points.store.ts';

/** The id to which an error of the order links. */
const FIELD = 'shippingPoint';

/** Searches by city, street or post code, or by the visitor's position when the button is pressed. */
export function PointSearch({ error }: { error: string | null }) {
  const t = useTexts('checkout');
  const store = useStore(createPointsStore);
  const { locating, place } = useSnapshot(store.state);
  const [input, setInput] = useState<string | null>(null);
  const find = () => store.search(input ?? place);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // A form around the field must not be submitted.
    event.preventDefault();
    find();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser has the element
    <div role="search" className={classes.search}>
      <div className={classes.line}>
        <div className={classes.field}>
          <input
            id={FIELD}
            type="text"
            className={classes.input}
            aria-label={t('points.search')}
            aria-invalid={error !== null || undefined}
            aria-describedby={error === null ? undefined : `${FIELD}-error`}
            placeholder={t('points.search')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            value={input ?? place}
            onChange={({ target }) => setInput(target.value)}
            onKeyDown={handleKey}
          />
          <button type="button" className={classes.find} aria-label={t('points.find')} onClick={find}>
            <Icon icon="search" />
          </button>
        </div>
        <Button
          kind="secondary"
          busy={locating === 'locating'}
          onClick={() => {
            setInput(null);
            store.locate();
          }}
        >
          <Icon icon={locateFixed} size={16} />
          <span className={classes.locate}>{t(locating === 'locating' ? 'points.locating' : 'points.locate')}</span>
        </Button>
      </div>
      <p id={`${FIELD}-error`} className={classes.error}>
        {error}
      </p>
      <p role="status" className={text.soft}>
        {locating === 'refused' && t('points.not-located')}
      </p>
    </div>
  );
}
