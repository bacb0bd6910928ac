import copy from '@lucide/icons/icons/copy';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, text } from '@odeta/ui';
import { copyText } from '@odeta/ui/copy-text';
import { useState } from 'react';
import classes from './copied-code.module.css';

/** A code that is copied when clicked, with a status message. */
export function CopiedCode({ code }: { code: string }) {
  const t = useTexts('account');
  const [outcome, setOutcome] = useState<'copied' | 'not-copied' | null>(null);

  async function handleCopy() {
    setOutcome((await copyText(window, code)) ? 'copied' : 'not-copied');
  }

  return (
    <div className={classes.copied}>
      <button type="button" className={classNames(classes.code, classes.copy)} onClick={handleCopy}>
        <span className={text.spoken}>{t('codes.copy')} </span>
        {code}
        <Icon icon={outcome === 'copied' ? 'check' : copy} size={16} />
      </button>
      <span role="status" className={classNames(text.size12, text.soft)}>
        {outcome && t(`codes.${outcome}`)}
      </span>
    </div>
  );
}
