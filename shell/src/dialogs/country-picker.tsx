import { hostOfCountry, isCountryCode, readPageAddresses } from '@odeta/contracts';
import { type Storefront, useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, text } from '@odeta/ui';
import { Dialog } from '@odeta/ui/overlays';
import { useEffect, useState } from 'react';
import { createContentsStore } from '../contents/contents.store.ts';
import type { WindowProps } from '../on-demand/window-props.ts';
import classes from './country-picker.module.css';
import { Flag } from './flag.tsx';

type CountryEntry = Awaited<ReturnType<typeof readCountries>>[number];

/** The countries; each link leads to the same page there, or to the nearest one. */
export function CountryPicker({ open, onClose }: WindowProps) {
  const t = useTexts('windows');
  const storefront = useStorefront();
  const { country } = storefront.session;
  const contents = useStore(createContentsStore);
  const [countries, setCountries] = useState<CountryEntry[] | null>(null);

  useEffect(() => {
    if (open) void readCountries(storefront, contents).then(setCountries);
  }, [open, storefront, contents]);

  return (
    <Dialog open={open} title={t('countries.title')} onClose={onClose}>
      {countries?.length === 0 && <p role="alert">{t('countries.failed')}</p>}
      <ul className={classes.list}>
        {countries?.map(({ iso, name, url }) => {
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

/** Countries without a configured address get theirs from the host of this page. */
async function readCountries(storefront: Storefront, store: ReturnType<typeof createContentsStore>) {
  const [contents, addresses] = await Promise.all([store.read(), findAddresses(storefront)]);
  return (contents?.countries ?? []).flatMap(({ iso, name, url }) => {
    const code = iso.toLowerCase();
    if (!isCountryCode(code)) return [];
    const shop = url ?? `${location.protocol}//${hostOfCountry(location.host, code)}/`;
    return [{ iso, name, url: new URL(addresses[code] ?? '/', shop).href }];
  });
}

/** Without them the links lead to the home pages. */
async function findAddresses({ api, logger }: Storefront) {
  try {
    return (await api.send(readPageAddresses, { path: location.pathname }, { suppressMessages: true })).addresses;
  } catch (error) {
    logger.log('warning', 'The addresses of other countries', error);
    return {};
  }
}
