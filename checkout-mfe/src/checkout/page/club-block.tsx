import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, Icon, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useState } from 'react';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './club-block.module.css';

/** Adds a membership to the order. If it is not available, the reason is shown. */
export function ClubBlock() {
  const t = useTexts('checkout');
  const { state, parts } = useStore(createCheckoutStore);
  const { discounts, problem, problemAt } = useSnapshot(state);
  const [isBusy, setBusy] = useState(false);
  const { club } = discounts;
  if (!club) return null;
  const { name, percent, checked, message, disabled } = club;

  async function handleClick() {
    setBusy(true);
    try {
      const { changeClub } = await import(/* webpackChunkName: "codes" */ './discounts.ts');
      await changeClub(parts, !checked);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={classes.club} aria-labelledby="club">
      <div>
        <h2 id="club" className={classNames(text.medium, classes.title)}>
          {t('club.title', { name, percent })}
        </h2>
        <p className={classNames(text.size13, text.soft)}>{message}</p>
        <div role="alert">
          {problem && problemAt === 'club' && (
            <ProblemAlert problem={problem} texts={(key) => t(`problems.choice-${key}`)} />
          )}
        </div>
      </div>
      {!disabled && (
        <Button kind="secondary" size="small" busy={isBusy} onClick={handleClick}>
          <Icon icon={checked ? 'minus' : 'plus'} size={16} />
          {t(checked ? 'club.remove' : 'club.add')}
        </Button>
      )}
    </section>
  );
}
