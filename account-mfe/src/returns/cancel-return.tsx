import { ProblemAlert } from '@odeta/purchase';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { useState } from 'react';
import links from './links.module.css';
import { createReturnStore } from './return.store.ts';

/** A return that was not sent is cancelled by two presses. */
export function CancelReturn() {
  const t = useTexts('account');
  const store = useStore(createReturnStore);
  const { isCancelling, problem } = useSnapshot(store.state);
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={links.links}>
      <div role="alert">{problem && <ProblemAlert problem={problem} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      {isAsked ? (
        <>
          <Button kind="secondary" busy={isCancelling} onClick={() => void store.cancel()}>
            {t('returns.cancel-yes')}
          </Button>
          <Button kind="text" onClick={() => setAsked(false)}>
            {t('returns.cancel-no')}
          </Button>
        </>
      ) : (
        <Button kind="text" onClick={() => setAsked(true)}>
          {t('returns.cancel')}
        </Button>
      )}
    </div>
  );
}
