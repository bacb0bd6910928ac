import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, Icon, text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useState } from 'react';
import { createCheckoutStore } from '../state/checkout.store.ts';
import classes from './club-block.module.css';

/** Adds a membership to the order. If it is not available, the reason is shown. `isFolded`: one line that opens, unless it is chosen. */
export function ClubBlock({ isFolded }: { isFolded: boolean }) {
  const t = useTexts('checkout');
  const { state, parts } = useStore(createCheckoutStore);
  const { discounts, problem, problemAt } = useSnapshot(state);
  const [isBusy, setBusy] = useState(false);
  const { club } = discounts;
  // What was chosen before the page was opened is seen.
  const [wasChosen] = useState(club?.checked === true);
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

  const title = (
    <h2 id="club" className={classNames(text.medium, classes.title)}>
      {t('club.title', { name, percent })}
    </h2>
  );
  const content = (
    <>
      <div>
        {!isFolded && title}
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
    </>
  );
  if (isFolded)
    return (
      <section className={classes.folded} aria-labelledby="club">
        <Accordion title={title} open={wasChosen}>
          <div className={classes.opened}>{content}</div>
        </Accordion>
      </section>
    );
  return (
    <section className={classes.club} aria-labelledby="club">
      {content}
    </section>
  );
}
