import fingerprint from '@lucide/icons/icons/fingerprint-pattern';
import mail from '@lucide/icons/icons/mail';
import type { Translate } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, Icon, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useEffect, useState } from 'react';
import type { TypedLogIn } from './log-in-form.tsx';
import classes from './log-in-ways.module.css';
import type { LogInWaysStore } from './log-in-ways.store.ts';
import { canListPasskeys, canUsePasskeys, endPasskeys } from './passkey.api.ts';

interface Props extends TypedLogIn {
  store: LogInWaysStore;
  texts: Translate;
  /** The key of the account's texts within `texts`. */
  group: string;
  /** Whether keys are listed at the e-mail field, which needs one. */
  hasList?: boolean;
}

/** K7. Below the form of a log-in: a passkey, where the browser has any, or a code by e-mail. */
export function LogInWays({ store, texts: t, group, readEmail, rememberMe, hasList = false }: Props) {
  const { isBusy, problem, hasKeyFailed } = useSnapshot(store.state);
  // Nearly every browser has them: the button stands there from the start, so that nothing moves when the scripts have loaded. The inline
  // script of the page hides it where there are none.
  const [hasKeys, setHasKeys] = useState(true);
  useEffect(() => {
    setHasKeys(canUsePasskeys());
    if (!hasList) return;
    let isOver = false;
    void canListPasskeys().then((canList) => {
      if (canList && !isOver) void store.logInByListedKey();
    });
    return () => {
      isOver = true;
      if (canUsePasskeys()) void endPasskeys();
    };
  }, [store, hasList]);

  async function sendCode() {
    const email = await readEmail();
    if (email !== null) await store.ask(email, rememberMe);
  }

  return (
    <div className={classes.ways}>
      <p className={classes.or}>{t(`${group}.ways-or`)}</p>
      <div role="alert">
        {hasKeyFailed && <Alert type="warning">{t(`${group}.key-failed`)}</Alert>}
        {problem && !hasKeyFailed && <ProblemAlert problem={problem} texts={(key) => t(`${group}.problem-${key}`)} />}
      </div>
      {hasKeys && (
        <div className={classes.key}>
          <Button kind="secondary" size="large" wide busy={isBusy} onClick={() => void store.logInByKey(rememberMe)}>
            <Icon icon={fingerprint} />
            {t(`${group}.key-use`)}
          </Button>
        </div>
      )}
      <Button kind="secondary" size="large" wide busy={isBusy} onClick={() => void sendCode()}>
        <Icon icon={mail} />
        {t(`${group}.code-send`)}
      </Button>
      <p className={classNames(text.size13, text.faint)}>{t(`${group}.ways-same`)}</p>
    </div>
  );
}
