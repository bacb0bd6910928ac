import { Alert, Button, EmptyState, Icon, Skeleton, text } from '@odeta/ui';
import { Loader } from '@odeta/ui/loader';
import type { Entry } from '../entry.ts';
import classes from './messages.module.css';

const close = () => {};

/** Messages, and placeholders while content is loading. */
export const messages: readonly Entry[] = [
  {
    name: 'Alert',
    entryPoint: '@odeta/ui',
    fills: true,
    wide: true,
    cases: {
      success: (t) => (
        <Alert type="success" onClose={close}>
          <b className={text.bold}>{t('messages.saved')}</b> {t('messages.saved-more')}
        </Alert>
      ),
      error: (t) => (
        <Alert type="error" onClose={close}>
          <b className={text.bold}>{t('messages.refused')}</b> {t('messages.refused-more')}
        </Alert>
      ),
      info: (t) => (
        <Alert type="info" onClose={close}>
          {t('messages.added')}
        </Alert>
      ),
      'warning, to be read': (t) => <Alert type="warning">{t('messages.changed')}</Alert>,
      floating: (t) => (
        <Alert type="success" floating onClose={close}>
          {t('messages.added')}
        </Alert>
      ),
    },
  },
  {
    name: 'Skeleton',
    entryPoint: '@odeta/ui',
    fills: true,
    cases: {
      'a line': () => <Skeleton className={classes.line} />,
      'a picture': () => <Skeleton className={classes.picture} />,
    },
  },
  {
    name: 'Loader',
    entryPoint: '@odeta/ui/loader',
    cases: {
      '22 px': (t) => <Loader label={t('buttons.sending')} />,
      large: (t) => <Loader label={t('buttons.sending')} size={44} />,
    },
  },
  {
    name: 'Empty state',
    entryPoint: '@odeta/ui',
    fills: true,
    cases: {
      'with a title': (t) => (
        <EmptyState title={t('messages.empty')}>
          <p className={text.soft}>{t('messages.empty-more')}</p>
          <Button kind="secondary">{t('buttons.more')}</Button>
        </EmptyState>
      ),
      'with a mark': (t) => (
        <EmptyState title={t('messages.empty')} quiet mark={<Icon icon="shopping-bag" size={24} />}>
          <p className={text.soft}>{t('messages.empty-more')}</p>
        </EmptyState>
      ),
    },
  },
];
