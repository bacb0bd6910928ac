import { useTexts } from '@odeta/storefront/i18n';
import { IconButton } from '@odeta/ui';
import classes from './stepper.module.css';

interface Props {
  value: number;
  max: number;
  /** Accessible name: whose quantity it is. */
  label: string;
  /** Under which its buttons post the value without scripts, in the form around them. */
  name?: string;
  onChange: (value: number) => void;
}

export function Stepper({ value, max, label, name, onChange }: Props) {
  const t = useTexts('shell');
  // A button that is disabled loses the focus: at its end the keyboard would be sent to the top of the page.
  const step = (by: 1 | -1) => {
    const isPossible = by < 0 ? value > 1 : value < max;
    return {
      ...(name && isPossible && { type: 'submit' as const, name, value: value + by }),
      'aria-disabled': !isPossible || undefined,
      onClick: () => isPossible && onChange(value + by),
    };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form's part, with a legend of its own
    <div className={classes.stepper} role="group" aria-label={label}>
      <IconButton icon="minus" label={t('ui.quantity.less')} {...step(-1)} />
      <output className={classes.value}>{value}</output>
      <IconButton icon="plus" label={t('ui.quantity.more')} {...step(1)} />
    </div>
  );
}
