import arrowUp from '@lucide/icons/icons/arrow-up';
import messageCircle from '@lucide/icons/icons/message-circle';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { createSiteContentsStore } from '../layout/site-contents.store.ts';
import classes from './side-buttons.module.css';
import { useIsAtTop } from './use-is-at-top.ts';

/** Buttons to scroll to the top and to open the chat, if there is one; they stay above the footer. */
export function SideButtons() {
  const t = useTexts('shell');
  const isAtTop = useIsAtTop();
  const { hasChat } = useSnapshot(useStore(createSiteContentsStore).state).layout;
  return (
    <aside className={classes.place} aria-label={t('side.label')}>
      <div className={classes.buttons}>
        {hasChat && (
          <a className={classes.chat} href="#live-chat" aria-haspopup="dialog">
            <Icon icon={messageCircle} />
            {t('side.chat')}
          </a>
        )}
        <a className={classNames(classes.up, isAtTop && classes.hidden)} href="#top">
          <Icon icon={arrowUp} />
          <span className={text.spoken}>{t('side.to-top')}</span>
        </a>
      </div>
    </aside>
  );
}
