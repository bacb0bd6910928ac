import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { RadioCards, TextField } from '@odeta/ui/forms';
import { type KeyboardEvent, useState } from 'react';
import { choiceField } from '../forms/choice-field.ts';
import { usePress } from '../forms/use-press.ts';
import classes from './amend.module.css';
import { createAmendment } from './amend.store.ts';
import { type FieldsProps, Part } from './part.tsx';

/** How many points the list shows; whoever wants another one searches closer to it. */
const SHOWN = 8;

/** Searches points by a place, and chooses one. */
export function PointFields({ order: { id }, offer: { point }, field, set, values }: FieldsProps) {
  const t = useTexts('staff');
  const amendment = useStore(createAmendment);
  const { points } = useSnapshot(amendment.state);
  const [search, setSearch] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const { isBusy, problem, press } = usePress(() => amendment.findPoints(id, search.trim()));
  const { chosen } = point ?? { chosen: null };
  const now = chosen ? [chosen.name, chosen.street, `${chosen.postCode} ${chosen.city}`].join(', ') : '';
  const cards = (points ?? []).slice(0, SHOWN).map(({ id: value, name: title, street, postCode, city }) => {
    return { value, title, details: `${street}, ${postCode} ${city}`, price: null };
  });

  function find() {
    const isShort = search.trim().length < 2;
    setMissing(isShort ? t('forms.required') : null);
    if (!isShort) press();
  }

  /** Enter searches, as in every search field, and does not send the form. */
  function findByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find();
  }

  return (
    <Part title={t('amend.point')} now={now}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside. */}
      <div className={classes.search} onKeyDown={findByEnter}>
        <TextField
          field={choiceField('point-search', search, setSearch, missing)}
          label={t('amend.point-search')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button kind="secondary" busy={isBusy} onClick={find}>
          {t('amend.point-find')}
        </Button>
      </div>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      <div role="status">{points?.length === 0 && <p className={text.soft}>{t('amend.point-none')}</p>}</div>
      {cards.length > 0 && (
        <RadioCards
          name="amend-pointId"
          legend={t('amend.point')}
          cards={cards}
          chosen={values.pointId || null}
          error={field('pointId').error}
          onChoose={(value) => set('pointId', value ?? '')}
        />
      )}
    </Part>
  );
}
