import type { AmendOffer } from '@odeta/contracts';
import type { ServiceOrder } from '@odeta/contracts/staff';
import { useTexts } from '@odeta/storefront/i18n';
import { Icon, text } from '@odeta/ui';
import type { FieldBinding } from '@odeta/ui/forms';
import type { ReactNode } from 'react';
import classes from './amend.module.css';

export interface FieldsProps {
  order: ServiceOrder;
  offer: AmendOffer;
  field: (name: string) => FieldBinding;
  /** Sets a field that has no element to type in. */
  set: (name: string, value: string) => void;
  values: Readonly<Record<string, string>>;
}

/** A part of the order. What it has now is always seen; its fields are folded until they are needed. */
export function Part({ title, now, children }: { title: string; now: string; children: ReactNode }) {
  const t = useTexts('staff');
  return (
    <section className={classes.part}>
      <h2 className={text.size22}>{title}</h2>
      {now !== '' && <p>{t('amend.now', { words: now })}</p>}
      <details className={classes.fold}>
        <summary className={classes.summary}>
          <span className={text.medium}>
            {t('amend.change')}
            <span className={text.spoken}>: {title}</span>
          </span>
          <Icon icon="chevron-down" size={16} />
        </summary>
        <div className={classes.fields}>{children}</div>
      </details>
    </section>
  );
}
