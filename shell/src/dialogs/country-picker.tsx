import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, Icon, text } from '@odeta/ui';
import { Dialog } from '@odeta/ui/overlays';
import { useEffect } from 'react';
import type { WindowProps } from '../on-demand/window-props.ts';
import { createCountriesStore } from './countries.store.ts';
import classes from './country-picker.module.css';
import { Flag } from './flag.tsx';

/** The countries; each link leads to the same page there, or to the nearest one. */
export function CountryPicker({ open, onClose }: WindowProps) {
  const t = useTexts('windows');
  const { country } = useStorefront().session;
  const { state, load } = useStore(createCountriesStore);
  const { status, countries } = useSnapshot(state);

  useEffect(() => {
    if (open) void load();
  }, [open, load]);

  return (
    <Dialog open={open} title={t('countries.title')} onClose={onClose}>
      {status === 'ready' && countries.length === 0 && <p role="alert">{t('countries.failed')}</p>}
      <ul className={classes.list}>
        {countries.map(({ iso, name, url }) => {
          const isActive = iso === country.iso;
          return (
            <li key={iso}>
              <a
                className={classNames(classes.link, isActive && classes.active)}
                href={url}
                aria-current={isActive || undefined}
              >
                <Flag iso={iso} />
                <span>{name}</span>
                {isActive && (
                  <>
                    <span className={text.spoken}>{t('countries.active')}</span>
                    <Icon icon="check" />
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
