import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, text } from '@odeta/ui';
import { Checkbox } from '@odeta/ui/forms';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createRememberedStore } from '../state/remembered.store.ts';
import classes from './consents-step.module.css';

/**
 * A guest's wish that this device remembers the order; never ticked in advance, unless the guest has ticked it for an earlier order.
 * `isShort`: without its explanation, which was read then.
 */
export function RememberChoice({ isShort = false }: { isShort?: boolean }) {
  const t = useTexts('checkout');
  const { customer } = useSnapshot(useStore(createCheckoutStore).state);
  const remembered = useStore(createRememberedStore);
  const { isWanted } = useSnapshot(remembered.state);
  if (customer?.hasAccount) return null;
  return (
    <Checkbox id="remember" checked={isWanted} onChange={remembered.want}>
      <span className={classes.text}>{t('remembered.wish')}</span>
      <span className={text.faint}> ({t('optional')})</span>
      {!isShort && (
        <span className={classNames(classes.text, classes.sub, text.size13, text.faint)}>{t('remembered.help')}</span>
      )}
    </Checkbox>
  );
}
