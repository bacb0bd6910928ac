import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { FieldGrid, freeField, TextField } from '@odeta/ui/forms';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useState } from 'react';
import { createSavedMeansStore } from '../../state/saved-means.store.ts';
import classes from './saved-means.module.css';

/** In a new browser of the account: a code by e-mail shows that it is the customer who pays with a saved means. */
export function ConfirmPayer() {
  const t = useTexts('checkout');
  const store = useStore(createSavedMeansStore);
  const { isBusy, isCodeSent, problem } = useSnapshot(store.state);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);

  async function confirm() {
    const { code = null } = await store.confirm(typed);
    setError(code);
  }

  return (
    <div className={classes.confirm}>
      <p className={text.size14}>{t('saved.confirm')}</p>
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`problems.choice-${key}`)} />}
      </div>
      {isCodeSent && (
        <FieldGrid>
          <TextField
            field={{
              ...freeField('savedMeansCode', error),
              onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
            }}
            label={t('saved.code')}
            width="half"
            autoComplete="one-time-code"
            inputMode="numeric"
          />
        </FieldGrid>
      )}
      {isCodeSent ? (
        <Button kind="secondary" busy={isBusy} onClick={() => void confirm()}>
          {t('saved.code-confirm')}
        </Button>
      ) : (
        <Button kind="secondary" busy={isBusy} onClick={() => void store.askForCode()}>
          {t('saved.code-send')}
        </Button>
      )}
    </div>
  );
}
