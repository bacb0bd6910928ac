import { Button, buttonClass, Icon, IconButton, iconButtonClass, text } from '@odeta/ui';
import type { Entry } from '../entry.ts';
import { Shown } from '../shown.tsx';

/** Buttons and links. */
export const buttons: readonly Entry[] = [
  {
    name: 'Button',
    entryPoint: '@odeta/ui',
    cases: {
      primary: (t) => <Button>{t('buttons.add')}</Button>,
      'primary, hover': (t) => (
        <Shown as="hover">
          <Button>{t('buttons.add')}</Button>
        </Shown>
      ),
      'primary, pressed': (t) => (
        <Shown as="active">
          <Button>{t('buttons.add')}</Button>
        </Shown>
      ),
      'primary, focus': (t) => (
        <Shown as="focus-visible">
          <Button>{t('buttons.add')}</Button>
        </Shown>
      ),
      'primary, disabled': (t) => <Button disabled>{t('buttons.add')}</Button>,
      'primary, busy': (t) => <Button busy>{t('buttons.sending')}</Button>,
      secondary: (t) => <Button kind="secondary">{t('buttons.next')}</Button>,
      'secondary, hover': (t) => (
        <Shown as="hover">
          <Button kind="secondary">{t('buttons.next')}</Button>
        </Shown>
      ),
      'secondary, disabled': (t) => (
        <Button kind="secondary" disabled>
          {t('buttons.next')}
        </Button>
      ),
      text: (t) => <Button kind="text">{t('buttons.more')}</Button>,
      small: (t) => <Button size="small">{t('buttons.next')}</Button>,
      large: (t) => <Button size="large">{t('buttons.order')}</Button>,
      wide: (t) => <Button wide>{t('buttons.order')}</Button>,
      'with an icon': (t) => (
        <Button kind="secondary">
          {t('buttons.next')}
          <Icon icon="arrow-right" />
        </Button>
      ),
    },
  },
  {
    name: 'Link',
    entryPoint: '@odeta/ui',
    cases: {
      'in running text': (t) => (
        <p>
          {t('messages.empty-more')}{' '}
          <a className={text.link} href="#link">
            {t('buttons.more')}
          </a>
        </p>
      ),
      'in running text, hover': (t) => (
        <Shown as="hover">
          <p>
            <a className={text.link} href="#link">
              {t('buttons.more')}
            </a>
          </p>
        </Shown>
      ),
      'on its own': (t) => (
        <a className={buttonClass({ kind: 'text' })} href="#link">
          {t('buttons.more')}
        </a>
      ),
      'as a button': (t) => (
        <a className={buttonClass({ kind: 'secondary' })} href="#link">
          {t('buttons.more')}
        </a>
      ),
    },
  },
  {
    name: 'Icon button',
    entryPoint: '@odeta/ui',
    cases: {
      plain: (t) => <IconButton icon="x" label={t('overlays.cancel')} />,
      hover: (t) => (
        <Shown as="hover">
          <IconButton icon="x" label={t('overlays.cancel')} />
        </Shown>
      ),
      focus: (t) => (
        <Shown as="focus-visible">
          <IconButton icon="x" label={t('overlays.cancel')} />
        </Shown>
      ),
      outlined: (t) => <IconButton icon="arrow-right" label={t('products.next')} outlined />,
      'outlined, disabled': (t) => <IconButton icon="arrow-left" label={t('products.previous')} outlined disabled />,
      'as a link': (t) => (
        <a className={iconButtonClass()} href="#icon-button" aria-label={t('messages.empty')}>
          <Icon icon="shopping-bag" size={24} />
        </a>
      ),
    },
  },
];
