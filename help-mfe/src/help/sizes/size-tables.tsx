import { sizeGroups } from '@odeta/contracts';
import { MeasuringGuide } from '@odeta/sizes';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { SizeFinder } from './size-finder.tsx';
import { SizeRows } from './size-rows.tsx';
import classes from './sizes.module.css';
import { createSizesStore } from './sizes.store.ts';

/** The tables of the group in the URL, with instructions for measuring and the size finder. */
export function SizeTables({ contactUrl }: { contactUrl: string | undefined }) {
  const t = useTexts('help');
  const { tables } = useSnapshot(useStore(createSizesStore).state);
  const { pathname, search } = useLocation();
  const offered = sizeGroups.filter((group) => tables.some((table) => table.group === group));
  const asked = new URLSearchParams(search).get('group');
  const chosen = offered.find((group) => group === asked) ?? offered[0];
  if (!chosen) return null;
  const shown = tables.filter(({ group }) => group === chosen);
  return (
    <>
      <nav aria-label={t('sizes.groups-label')}>
        <ul className={classes.groups}>
          {offered.map((group) => (
            <li key={group}>
              <a
                className={classes.group}
                href={`${pathname}?group=${group}`}
                aria-current={group === chosen ? 'page' : undefined}
              >
                {t(`sizes.groups.${group}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.columns}>
        <div className={classes.tables}>
          {shown.map((table) => (
            <SizeRows key={table.key} table={table} tables={shown} />
          ))}
          <section aria-labelledby="how-to-measure">
            <h2 id="how-to-measure" className={text.title28}>
              {t('sizes.how')}
            </h2>
            <MeasuringGuide tables={shown} figureLabel={(measures) => t('sizes.figure', { measures })} />
          </section>
        </div>
        <SizeFinder key={chosen} tables={shown} contactUrl={contactUrl} />
      </div>
    </>
  );
}
