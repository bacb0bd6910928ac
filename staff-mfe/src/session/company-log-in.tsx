import { COMPANY_LOG_IN_PAGE } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation, useNavigate } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button } from '@odeta/ui';
import { useEffect } from 'react';
import { usePress } from '../forms/use-press.ts';
import classes from './session.module.css';
import { createStaffSession } from './session.store.ts';

/** Leaves the page for the issuer of company accounts, and logs in with what it has answered. */
export function CompanyLogIn() {
  const t = useTexts('staff');
  const session = useStore(createStaffSession);
  const { hasCompanyLogIn } = useSnapshot(session.state);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const begin = usePress(session.beginCompanyLogIn);
  const finish = usePress(() => session.logInByCompanyAccount(search));
  useEffect(() => {
    if (pathname !== COMPANY_LOG_IN_PAGE) return;
    // The answer is tried once, and does not stay in the address.
    void navigate('/', { replace: true });
    if (search) finish.press();
  }, []);
  const problem = begin.problem ?? finish.problem;

  if (!hasCompanyLogIn) return null;
  return (
    <div className={classes.passkey}>
      <div role="alert">{problem && <Alert type="error">{problem}</Alert>}</div>
      <div>
        <Button kind="secondary" busy={begin.isBusy || finish.isBusy} onClick={begin.press}>
          {t('company.use')}
        </Button>
      </div>
    </div>
  );
}
