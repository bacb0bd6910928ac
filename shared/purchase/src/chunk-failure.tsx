import { useTexts } from '@odeta/storefront/i18n';
import { Button, text } from '@odeta/ui';

interface Props {
  /** The unit whose messages hold the group `purchase`. */
  unit: string;
  onRetry: () => void;
}

export function ChunkFailure({ unit, onRetry }: Props) {
  const t = useTexts(unit);
  return (
    <p role="alert" className={text.size14}>
      {t('purchase.failed.part')}{' '}
      <Button kind="text" onClick={onRetry}>
        {t('purchase.failed.retry')}
      </Button>
    </p>
  );
}
