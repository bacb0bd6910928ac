import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import { createCheckoutStore } from '../checkout.store.ts';
import type { OrderForm } from '../order/use-order-form.ts';
import { Step } from '../step.tsx';
import classes from './consents-step.module.css';

/** L4, H21. None is ticked for the buyer. */
export function ConsentsStep({ order, number }: { order: OrderForm; number: number }) {
  const t = useTexts('checkout');
  const { agreements } = useSnapshot(useStore(createCheckoutStore).state);
  const { consents, agree, errorAt } = order;
  const asked = agreements.filter(({ active }) => active);
  const areAll = asked.every(({ type }) => consents.includes(type));

  return (
    <Step number={number} title={t('consents.title')}>
      <div className={classes.all}>
        <Checkbox
          checked={areAll}
          mixed={consents.length > 0 && !areAll}
          onChange={() => agree(areAll ? [] : asked.map(({ type }) => type))}
        >
          <span className={text.medium}>{t('consents.all')}</span>
        </Checkbox>
      </div>
      {asked.map(({ type, text: html, subText, required }) => (
        <Checkbox
          key={type}
          id={type}
          checked={consents.includes(type)}
          required={required}
          error={errorAt(type)}
          onChange={(isTicked) => agree(isTicked ? [...consents, type] : consents.filter((other) => other !== type))}
        >
          <span className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
          {!required && <span className={text.faint}> ({t('optional')})</span>}
          {subText !== '' && (
            <span
              className={classNames(classes.text, classes.sub, text.size13, text.faint)}
              dangerouslySetInnerHTML={{ __html: subText }}
            />
          )}
        </Checkbox>
      ))}
    </Step>
  );
}
