import { useTexts } from '@odeta/storefront/i18n';
import { classNames } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import classes from './fit-field.module.css';
import legend from './star-field.module.css';

const FITS = [-1, 0, 1] as const;

interface Props {
  fit: -1 | 0 | 1 | null;
  error: string | null;
  onChoose: (fit: -1 | 0 | 1) => void;
}

/** Rating of the size. */
export function FitField({ fit, error, onChoose }: Props) {
  const t = useTexts('account');
  return (
    <fieldset className={legend.field} aria-describedby={error === null ? undefined : 'fit-error'}>
      <legend className={legend.legend}>{t('reviews.fit')}</legend>
      <div className={classes.choices}>
        {FITS.map((one) => (
          <label key={one} className={classNames(classes.choice, one === fit && classes.chosen)}>
            <input
              id={one === -1 ? 'fit' : undefined}
              type="radio"
              name="fit"
              value={one}
              className={classes.radio}
              checked={one === fit}
              onChange={() => onChoose(one)}
            />
            {t(`reviews.fits.${one}`)}
          </label>
        ))}
      </div>
      {error !== null && <FieldError id="fit-error" message={error} />}
    </fieldset>
  );
}
