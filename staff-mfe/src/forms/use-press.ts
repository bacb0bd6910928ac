import { ApiError } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useState } from 'react';

/** A button without a form: it is busy while it works, and says what was refused. `gaveUp`: when the browser or the person stops it. */
export function usePress(act: () => Promise<void>, gaveUp = '') {
  const t = useTexts('staff');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function press() {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(error instanceof ApiError ? wordsOf(error) : gaveUp || t('forms.problem-server'));
    } finally {
      setBusy(false);
    }
  }

  const wordsOf = (error: ApiError) =>
    error.messages[0]?.message ?? t(`forms.problem-${error.isNetworkFailure ? 'network' : 'server'}`);

  return { isBusy, problem, press: () => void press() };
}
