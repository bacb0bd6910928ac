import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Alert, Button } from '@odeta/ui';
import { usePress } from '../forms/use-press.ts';
import classes from './session.module.css';
import { createStaffSession } from './session.store.ts';

export function PasskeyButton() {
  const t = useTexts('staff');
  const session = useStore(createStaffSession);
  const { isBusy, problem, press } = usePress(session.logInByPasskey, t('passkeys.not-confirmed'));
  return (
    <div className={classes.passkey}>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      <div>
        <Button kind="secondary" busy={isBusy} onClick={press}>
          {t('passkeys.use')}
        </Button>
      </div>
    </div>
  );
}
