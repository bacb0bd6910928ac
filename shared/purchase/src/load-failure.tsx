import { useTexts } from '@odeta/storefront/i18n';
import { Button, EmptyState, Icon } from '@odeta/ui';

interface Props {
  /** The unit whose messages hold the group `purchase`. */
  unit: string;
  onRetry: () => void;
}

export function LoadFailure({ unit, onRetry }: Props) {
  const t = useTexts(unit);
  return (
    <div role="alert">
      <EmptyState mark={<Icon icon="cloud-off" size={24} />} title={t('purchase.failed.title')}>
        <p>{t('purchase.failed.text')}</p>
        <Button kind="secondary" onClick={onRetry}>
          {t('purchase.failed.retry')}
        </Button>
      </EmptyState>
    </div>
  );
}
