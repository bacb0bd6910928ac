import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import classes from './record.module.css';

/** What was done, and what was tried and refused. */
export function RecordLists({ here }: { here: 'done' | 'refused' }) {
  const t = useTexts('staff');
  return (
    <nav aria-label={t('record.lists')} className={classes.lists}>
      <Link to="/record" className={classes.which} aria-current={here === 'done' ? 'page' : undefined}>
        {t('record.done')}
      </Link>
      <Link to="/record/refused" className={classes.which} aria-current={here === 'refused' ? 'page' : undefined}>
        {t('record.refused')}
      </Link>
    </nav>
  );
}
