import type { DiscountCode, UsedVoucher } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, text } from '@odeta/ui';
import { useLazyPart } from '@odeta/ui/lazy';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { ChunkFailure } from './chunk-failure.tsx';
import classes from './discounts.module.css';
import { createTypedCodeStore } from './typed-code.store.ts';

/** The props of the parts in the lazy chunk. */
export interface DiscountControlProps {
  /** The unit whose messages hold the group `purchase`. */
  unit: string;
  code: DiscountCode | null;
  vouchers: readonly UsedVoucher[];
  /** The code was refused when the order was placed. */
  isRefused?: boolean;
  /** There are codes that the visitor may use for the cart as it is. */
  isOffered?: boolean;
}

export interface DiscountControls {
  /** The codes in use, each with a button to remove it. */
  Used: ComponentType<DiscountControlProps>;
  Form: ComponentType<DiscountControlProps>;
}

interface Props extends DiscountControlProps {
  load: () => Promise<DiscountControls>;
  /** The same for pages without scripts, and whether it has been posted and refused. */
  plain?: { used: ReactNode; form: ReactNode; isRefused: boolean };
}

/** The discount code and the vouchers of the cart, and a form to add another one. */
export function Discounts({ load, plain, ...props }: Props) {
  const { unit, code, vouchers, isOffered } = props;
  const t = useTexts(unit);
  const [wasOpened, setOpened] = useState(false);
  const isAny = code !== null || vouchers.length > 0;
  const typedCode = useStore(createTypedCodeStore);
  const details = useRef<HTMLDetailsElement>(null);
  // A code that was typed in the cart, or before a reload.
  useEffect(() => {
    if (details.current && typedCode.read() !== '') details.current.open = true;
  }, [typedCode]);
  const { part, isFailed, retry } = useLazyPart(load, isAny || wasOpened);

  return (
    <div className={classes.discounts}>
      {isAny && (
        <div className={classes.used}>
          {part && <part.Used {...props} />}
          {plain && <noscript>{plain.used}</noscript>}
        </div>
      )}
      <details
        ref={details}
        open={plain?.isRefused || undefined}
        onToggle={(event) => event.currentTarget.open && setOpened(true)}
      >
        <summary className={classNames(classes.summary, text.medium)}>
          <span>
            {t(isAny ? 'purchase.discounts.another' : 'purchase.discounts.have')}
            {isOffered && (
              <span className={classNames(classes.offered, text.size13)}>{t('purchase.discounts.for-you')}</span>
            )}
          </span>
          <Icon icon="chevron-down" className={classes.chevron} />
        </summary>
        <div className={classes.form}>
          {part && wasOpened && <part.Form {...props} />}
          {plain && <noscript>{plain.form}</noscript>}
        </div>
      </details>
      {isFailed && <ChunkFailure unit={unit} onRetry={retry} />}
    </div>
  );
}
