import { ApiError } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useState } from 'react';
import { problemText } from '../words/problem-text.ts';

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
      setProblem(error instanceof ApiError ? problemText(t, error) : gaveUp || t('forms.problem-server'));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problem, press: () => void press() };
}
