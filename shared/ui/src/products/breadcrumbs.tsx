import type { Breadcrumb } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { Icon } from '@odeta/ui';
import classes from './breadcrumbs.module.css';

/** Breadcrumbs from the home page, which `path` leaves out; the last entry is the current page. */
export function Breadcrumbs({ path }: { path: readonly Breadcrumb[] }) {
  const t = useTexts('shell');
  const steps = [{ name: t('ui.home'), url: '/' }, ...path];
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className={classes.list}>
        {steps.map(({ name, url }, index) => (
          <li key={url} className={classes.crumb}>
            {index > 0 && <Icon icon="chevron-right" size={16} />}
            <a href={url} aria-current={index === path.length ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
