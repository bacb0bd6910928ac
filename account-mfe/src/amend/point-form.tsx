import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { freeField, RadioCards, TextField } from '@odeta/ui/forms';
import { type KeyboardEvent, useState } from 'react';
import classes from './amend.module.css';
import { createAmendStore } from './amend.store.ts';
import { PartForm } from './amend-part.tsx';

/** How many points the list shows; whoever wants another one searches closer to it. */
const SHOWN = 8;

/** Searches points by a place, and chooses one. */
export function PointForm() {
  const t = useTexts('account');
  const store = useStore(createAmendStore);
  const { points, pointId } = useSnapshot(store.state);
  const [search, setSearch] = useState('');
  const find = () => void store.findPoints(search);

  /** Enter searches, as in every search field, and does not save. */
  function findByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find();
  }

  const field = {
    ...freeField('point-search', null),
    value: search,
    onChange: ({ target }: { target: { value: string } }) => setSearch(target.value),
  };
  const cards = (points ?? []).slice(0, SHOWN).map(({ id, name, street, postCode, city }) => {
    return { value: id, title: name, details: `${street}, ${postCode} ${city}`, price: null };
  });
  return (
    <PartForm onSubmit={store.savePoint}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside. */}
      <div className={classes.search} onKeyDown={findByEnter}>
        <TextField field={field} label={t('amend.point-search')} autoComplete="off" enterKeyHint="search" />
        <Button kind="secondary" onClick={find}>
          {t('amend.point-find')}
        </Button>
      </div>
      <div role="status">
        {points !== null && points.length === 0 && <p className={text.soft}>{t('amend.point-none')}</p>}
      </div>
      {cards.length > 0 && (
        <RadioCards
          name="amended-point"
          legend={t('amend.point')}
          cards={cards}
          chosen={pointId}
          onChoose={(id) => id !== null && store.choosePoint(id)}
        />
      )}
    </PartForm>
  );
}
