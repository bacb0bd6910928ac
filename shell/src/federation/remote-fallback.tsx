import { useTexts } from '@odeta/storefront/i18n';
import { Button, Icon, text } from '@odeta/ui';
import { PlainLink } from './plain-link.tsx';
import { useShown } from './remote-context.tsx';
import classes from './remote-fallback.module.css';
import { SHELL_PART } from './served-content.ts';

interface Props {
  isTrying: boolean;
  onRetry: () => void;
}

/** Shown in the area of a remote that is broken. */
export function RemoteFallback({ isTrying, onRetry }: Props) {
  const t = useTexts('shell');
  useShown();

  return (
    <div className={classes.area} role="alert" {...{ [SHELL_PART]: '' }}>
      <Icon icon="cloud-off" size={24} />
      <h1 className={text.size18}>{t('remote-fallback.title')}</h1>
      <p className={text.soft}>{t('remote-fallback.text')}</p>
      <PlainLink />
      <Button kind="secondary" size="small" busy={isTrying} onClick={() => onRetry()}>
        <Icon icon="rotate-cw" size={16} />
        {t('remote-fallback.retry')}
      </Button>
    </div>
  );
}
