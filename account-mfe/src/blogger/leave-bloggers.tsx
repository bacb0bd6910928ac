import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { takeFocus } from '@odeta/ui/take-focus';
import classes from '../forms/form.module.css';
import { createBloggerStore } from './blogger.store.ts';

/** Asks before leaving, because the readers' code becomes invalid. */
export function LeaveBloggers() {
  const t = useTexts('account');
  const store = useStore(createBloggerStore);
  const { isBusy, isLeaving } = useSnapshot(store.state);
  if (!isLeaving) {
    return (
      <div>
        <Button kind="text" onClick={() => store.askToLeave(true)}>
          {t('blogger.leave')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={classes.actions} aria-labelledby="leave-question">
      <p id="leave-question" ref={takeFocus} tabIndex={-1}>
        {t('blogger.leave-question')}
      </p>
      <Button busy={isBusy} onClick={store.leave}>
        {t('blogger.leave')}
      </Button>
      <Button kind="secondary" onClick={() => store.askToLeave(false)}>
        {t('addresses.cancel')}
      </Button>
    </fieldset>
  );
}
