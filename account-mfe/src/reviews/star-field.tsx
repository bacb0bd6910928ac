import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, text } from '@odeta/ui';
import { FieldError } from '@odeta/ui/forms';
import { Stars } from '@odeta/ui/products';
import classes from './star-field.module.css';

/** One to five stars in steps of a half. */
const STEPS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const;

interface Props {
  stars: number | null;
  error: string | null;
  onChoose: (stars: number) => void;
}

/** A radio group: arrow keys change by half a star, and each half is a sufficient touch target. */
export function StarField({ stars, error, onChoose }: Props) {
  const t = useTexts('account');
  const { format } = useStorefront();
  return (
    <fieldset className={classes.field} aria-describedby={error === null ? undefined : 'stars-error'}>
      <legend className={classes.legend}>{t('reviews.stars')}</legend>
      <div className={classes.line}>
        <div className={classes.stars}>
          <div className={classes.drawn} aria-hidden="true">
            <Stars stars={stars ?? 0} />
          </div>
          {STEPS.map((step) => (
            <label key={step} className={classes.step}>
              <input
                id={step === 1 ? 'stars' : undefined}
                type="radio"
                name="stars"
                value={step}
                className={classes.radio}
                checked={stars === step}
                onChange={() => onChoose(step)}
              />
              <span className={text.spoken}>{t('reviews.of-five', { stars: format.number(step) })}</span>
            </label>
          ))}
        </div>
        <span className={classNames(text.size14, text.soft, classes.value)} aria-hidden="true">
          {stars !== null && `${format.number(stars)} / 5`}
        </span>
      </div>
      {error !== null && <FieldError id="stars-error" message={error} />}
    </fieldset>
  );
}
