import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { useSecondPress } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import links from './links.module.css';
import { createReturnStore } from './return.store.ts';

/** Cancels a return that is not sent yet, after a confirmation. */
export function CancelReturn() {
  const t = useTexts('account');
  const store = useStore(createReturnStore);
  const { isBusy, problem } = useSnapshot(store.state);
  const { isAsked, ask, leave, askRef, leaveRef } = useSecondPress();
  return (
    <div className={links.links}>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      {isAsked ? (
        <>
          <Button kind="secondary" busy={isBusy} onClick={() => void store.cancel()}>
            {t('returns.cancel-yes')}
          </Button>
          <Button kind="text" ref={leaveRef} onClick={leave}>
            {t('returns.cancel-no')}
          </Button>
        </>
      ) : (
        <Button kind="text" ref={askRef} onClick={ask}>
          {t('returns.cancel')}
        </Button>
      )}
    </div>
  );
}
