import type { GroupedSizeTable } from '@odeta/contracts';
import { measuresIn } from '@odeta/sizes';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, text } from '@odeta/ui';
import { FieldGrid, freeField, TextField } from '@odeta/ui/forms';
import { type FormEvent, useEffect, useState } from 'react';
import { FoundSizes } from './found-sizes.tsx';
import classes from './sizes.module.css';
import { createSizesStore } from './sizes.store.ts';

interface Props {
  tables: readonly Snapshot<GroupedSizeTable>[];
  /** URL of the contact page. */
  contactUrl: string | undefined;
}

/** Finds the size by the visitor's measures, which are not sent to the server. */
export function SizeFinder({ tables, contactUrl }: Props) {
  const t = useTexts('help');
  const store = useStore(createSizesStore);
  const { measures } = useSnapshot(store.state);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const fields = fieldsOf(tables);

  useEffect(() => store.restore(), [store]);

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = measuresIn(
      tables,
      fields.map(({ key }) => [key, String(typed.get(key) ?? '')]),
    );
    setErrors(
      Object.fromEntries(
        Object.entries(read.wrong).map(([key, { from, to, meant }]) => [
          key,
          `${t('sizes.limits', { from, to })}${meant === null ? '' : ` ${t('sizes.meant', { value: meant })}`}`,
        ]),
      ),
    );
    if (Object.keys(read.wrong).length === 0) store.find({ ...measures, ...read.measures });
  }

  return (
    <aside className={classes.finder} aria-labelledby="find-size">
      <form noValidate onSubmit={find} className={classes.form}>
        <h2 id="find-size" className={text.size18}>
          {t('sizes.find-title')}
        </h2>
        <p className={classNames(text.size13, text.soft)}>{t('sizes.find-lead')}</p>
        <FieldGrid>
          {fields.map(({ key, name }) => (
            <TextField
              // Includes the value, because stored measures are loaded after the first rendering.
              key={`${key}-${measures[key]}`}
              field={freeField(key, errors[key] ?? null)}
              label={name}
              note={t('sizes.unit')}
              width="half"
              short
              inputMode="decimal"
              autoComplete="off"
              defaultValue={measures[key]?.toString()}
            />
          ))}
        </FieldGrid>
        <Button type="submit" wide>
          {t('sizes.find')}
        </Button>
      </form>
      <FoundSizes tables={tables} contactUrl={contactUrl} />
    </aside>
  );
}

/** Each measure once, with the name of its column. */
function fieldsOf(tables: Props['tables']) {
  const names = new Map<string, string>();
  for (const { measures, columns } of tables) {
    for (const [at, measure] of measures.entries()) if (measure !== null) names.set(measure, columns[at] ?? measure);
  }
  return [...names].map(([key, name]) => ({ key, name }));
}
