import copy from '@lucide/icons/icons/copy';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, text } from '@odeta/ui';
import { useEffect, useState } from 'react';
import classes from './copy-code.module.css';

/** D9, in milliseconds. */
const SHOWN_FOR = 3_500;

/** Copies a code when pressed, and confirms that for a while. */
export function CopyCode({ code }: { code: string }) {
  const t = useTexts('shell');
  // Counted, so that each press restarts the confirmation.
  const [copied, setCopied] = useState({ times: 0, worked: true });

  useEffect(() => {
    if (copied.times === 0) return undefined;
    const timer = setTimeout(() => setCopied({ times: 0, worked: true }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  async function handleCopy() {
    const worked = await import(/* webpackChunkName: "lazy" */ '../visit/lazy.ts').then(
      ({ copyText }) => copyText(window, code),
      () => false,
    );
    setCopied(({ times }) => ({ times: times + 1, worked }));
  }

  const isShown = copied.times > 0;
  return (
    <span className={classes.place}>
      <button type="button" className={classes.code} onClick={handleCopy}>
        <span className={text.spoken}>{t('strip.copy')} </span>
        {code}
        <Icon icon={isShown && copied.worked ? 'check' : copy} size={16} />
      </button>
      <span role="status" className={classNames(isShown && classes.tip)}>
        {isShown && t(copied.worked ? 'strip.copied' : 'strip.not-copied')}
      </span>
    </span>
  );
}
