import type { Agreement } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, keepTogether, text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import type { CheckoutForm } from '../form/use-checkout-form.ts';
import classes from './consents-step.module.css';

interface Props {
  agreement: Pick<Agreement, 'type' | 'text' | 'subText' | 'required'>;
  form: Pick<CheckoutForm, 'consents' | 'agree' | 'errorAt'>;
}

/** Never ticked in advance, because the customer must give a consent actively. */
export function ConsentBox({ agreement: { type, text: html, subText, required }, form }: Props) {
  const t = useTexts('checkout');
  const { consents, agree, errorAt } = form;
  return (
    <Checkbox
      id={type}
      checked={consents.includes(type)}
      required={required}
      error={errorAt(type)}
      onChange={(isTicked) => agree(isTicked ? [...consents, type] : consents.filter((other) => other !== type))}
    >
      <span className={classes.text} dangerouslySetInnerHTML={{ __html: keepTogether(html) }} />
      {!required && <span className={text.faint}> ({t('optional')})</span>}
      {subText !== '' && (
        <span
          className={classNames(classes.text, classes.sub, text.size13, text.faint)}
          dangerouslySetInnerHTML={{ __html: keepTogether(subText) }}
        />
      )}
    </Checkbox>
  );
}
