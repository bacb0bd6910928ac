import type { ChangeSet } from '@odeta/contracts/staff';
import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { countryOfEdition, momentIn } from '../words/formats.ts';
import { wordFor } from '../words/word-for.ts';
import classes from './changes.module.css';

type Part = ChangeSet['parts'][number];

/** When it starts and ends in each country, on the clocks of the country. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  const t = useTexts('staff');
  return (
    <section className={classes.section}>
      <h2 className={text.size22}>{t('changes.countries')}</h2>
      <ul className={classes.list}>
        {parts.map((part) => (
          <li key={part.country} className={classes.part}>
            <span className={text.medium}>{part.country.toUpperCase()}</span>
            <span>{wordFor(t, 'part-states', part.state)}</span>
            <span className={text.soft}>{timesOf(t, part)}</span>
            {part.note && <span className={classes.note}>{part.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function timesOf(t: ReturnType<typeof useTexts>, { country, startsAt, endsAt, appliedAt, endedAt }: Part): string {
  const at = (moment: string) => momentIn(countryOfEdition(country), moment, document.documentElement.lang);
  return [
    startsAt && !appliedAt && t('changes.starts', { at: at(startsAt) }),
    appliedAt && t('changes.applied', { at: at(appliedAt) }),
    endsAt && !endedAt && t('changes.ends', { at: at(endsAt) }),
    endedAt && t('changes.ended', { at: at(endedAt) }),
  ]
    .filter(Boolean)
    .join(', ');
}
