import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button } from '@odeta/ui';
import { useSecondPress } from '@odeta/ui/forms';
import { PostForm, usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { SURE } from '../forms/second-press.ts';
import { useAddress } from '../forms/use-address.ts';
import links from './links.module.css';
import { createReturnStore } from './return.store.ts';

const FORM = 'account.cancel-return';

/** Cancels a return that is not sent yet, after a confirmation. */
export function CancelReturn() {
  const t = useTexts('account');
  const store = useStore(createReturnStore);
  const address = useAddress();
  const posted = usePosted(FORM);
  const { isBusy, problem } = useSnapshot(store.state);
  const { isAsked, ask, leave, askRef, leaveRef } = useSecondPress(posted.isPosted);
  const shown = problem ?? posted.alert;
  return (
    <PostForm name={FORM} to={address} className={links.links}>
      <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
      {isAsked ? (
        <>
          <Button
            kind="secondary"
            type="submit"
            name={SURE}
            value="yes"
            busy={isBusy}
            onClick={() => void store.cancel()}
          >
            {t('returns.cancel-yes')}
          </Button>
          <Button kind="text" type="submit" name={SURE} value="no" ref={leaveRef} onClick={leave}>
            {t('returns.cancel-no')}
          </Button>
        </>
      ) : (
        <Button kind="text" type="submit" ref={askRef} onClick={ask}>
          {t('returns.cancel')}
        </Button>
      )}
    </PostForm>
  );
}
