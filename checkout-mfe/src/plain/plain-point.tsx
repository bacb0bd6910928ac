import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { FieldGrid, plainField, TextField } from '@odeta/ui/forms';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import classes from './plain.module.css';
import { createPlainStore } from './plain.store.ts';
import { plainAddress } from './plain-address.ts';
import { PlainProblem } from './plain-problem.tsx';

const FORM = 'checkout.point';
const SEARCH_FORM = 'checkout.find-point';

/** A search for points, and the points nearest to the place, each with its button. */
export function PlainPoint() {
  const t = useTexts('checkout');
  const { points, search } = useSnapshot(useStore(createPlainStore).state);
  const field = plainField(usePosted(''), 'search', search);
  return (
    <>
      <h2 className={text.size22}>{t('points.title')}</h2>
      <PostForm name={SEARCH_FORM} to={plainAddress('point')} className={classes.form} withScripts>
        <FieldGrid>
          <TextField field={field} label={t('points.search')} autoComplete="off" />
        </FieldGrid>
        <Button kind="secondary" type="submit">
          {t('points.find')}
        </Button>
      </PostForm>
      <PostForm name={FORM} to={plainAddress('point')} withScripts>
        <PlainProblem form={FORM} shown={['none']} />
        {points.length === 0 && <p>{t('points.nothing')}</p>}
        <ul>
          {points.map(({ id, name, street, postCode, city }) => (
            <li key={id} className={classes.choice}>
              <span className={classes.words}>
                {name}
                <span className={classes.details}>
                  {street}, {postCode} {city}
                </span>
              </span>
              <Button
                kind="secondary"
                type="submit"
                name="point"
                value={id}
                aria-label={t('points.choose-name', { name })}
              >
                {t('points.choose')}
              </Button>
            </li>
          ))}
        </ul>
      </PostForm>
    </>
  );
}
