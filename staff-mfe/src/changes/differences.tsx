import type { Change } from '@odeta/contracts/staff';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { classNames, text } from '@odeta/ui';
import { addressOf } from '../contents/editor-address.ts';
import { nameOf } from '../contents/name-of.ts';
import { wordFor } from '../words/word-for.ts';
import classes from './changes.module.css';
import { differencesOf } from './differences-of.ts';

/** What each change replaces, field by field. */
export function Differences({ changes }: { changes: readonly Change[] }) {
  const t = useTexts('staff');
  return (
    <section className={classes.section}>
      <h2 className={text.size22}>{t('changes.differences')}</h2>
      {changes.map((change) => (
        <ChangeOf key={`${change.kind} ${change.country} ${change.key}`} change={change} />
      ))}
    </section>
  );
}

function ChangeOf({ change: { kind, country, key, before, after } }: { change: Change }) {
  const t = useTexts('staff');
  const title = `${country.toUpperCase()} ${wordFor(t, 'kinds', kind)}: ${key}`;
  return (
    <section className={classes.section}>
      <h3 className={text.size18}>
        <Link to={addressOf(kind, key)} className={text.link}>
          {title}
        </Link>
      </h3>
      {before === null && <p className={text.soft}>{t('changes.is-new')}</p>}
      {after === null && <p className={text.soft}>{t('changes.is-removed')}</p>}
      <table className={classes.table}>
        <caption className={text.spoken}>{title}</caption>
        <thead>
          <tr className={classNames(text.size13, text.soft)}>
            <th scope="col">{t('changes.field')}</th>
            <th scope="col">{t('changes.before')}</th>
            <th scope="col">{t('changes.after')}</th>
          </tr>
        </thead>
        <tbody>
          {differencesOf(country, before, after).map((one) => (
            <tr key={one.path.join('.')}>
              <th scope="row">{nameOf(t, one.path)}</th>
              <td className={classes.before}>{one.before ?? '–'}</td>
              <td className={classes.after}>{one.after ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
