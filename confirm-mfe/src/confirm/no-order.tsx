import { useTexts } from '@odeta/storefront/i18n';
import { Button, buttonClass, EmptyState, text } from '@odeta/ui';
import type { Missing } from './confirm.store.ts';

interface Props {
  why: Missing;
  onRetry: () => void;
}

/** What is known where there is no order to show. */
export function NoOrder({ why, onRetry }: Props) {
  const t = useTexts('confirm');
  return (
    <EmptyState title={t(`${why}.title`)}>
      <p className={text.soft}>{t(`${why}.text`)}</p>
      {why === 'not-paid' && (
        <Button kind="secondary" onClick={onRetry}>
          {t('not-paid.retry')}
        </Button>
      )}
      <a className={buttonClass({})} href="/">
        {t('to-shop')}
      </a>
    </EmptyState>
  );
}
