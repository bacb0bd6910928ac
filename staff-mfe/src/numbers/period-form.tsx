import { countries, countryCodes } from '@odeta/contracts';
import { MOST_DAYS } from '@odeta/contracts/staff';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { text } from '@odeta/ui';
import { FieldGrid, SelectField, TextField } from '@odeta/ui/forms';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { countryOfEdition, localeOf } from '../words/formats.ts';
import { lengthOf } from './days-of.ts';
import { createNumbers, type Period } from './numbers.store.ts';

/** Which country and days are shown. */
export function PeriodForm({ shown }: { shown: Period }) {
  const t = useTexts('staff');
  const numbers = useStore(createNumbers);
  const { figures } = useSnapshot(numbers.state);
  const names = new Intl.DisplayNames(localeOf(document.documentElement.lang), { type: 'region' });
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'period',
    values: { country: shown.country as string, from: shown.from, until: shown.until },
    required: ['country'],
    keepsValues: true,
    check: ({ from, until }) => {
      // Without days, the last thirty.
      if (from === '' || until === '') return {};
      if (until < from) return { until: t('forms.ends-first') };
      return lengthOf(from, until) > MOST_DAYS ? { until: t('numbers.too-long', { days: MOST_DAYS }) } : {};
    },
    onSend: ({ country, from, until }) => numbers.show({ country: countryOfEdition(country), from, until }),
  });
  return (
    <section aria-label={t('numbers.period')}>
      <StaffForm action={t('numbers.show')} isMain isBusy={isBusy} problem={problem} onSubmit={submit}>
        <FieldGrid>
          <SelectField
            field={field('country')}
            width="third"
            label={t('numbers.country')}
            placeholder={t('contents.choose')}
            options={countryCodes.map((value) => ({
              value,
              label: names.of(countries[value].iso) ?? value.toUpperCase(),
            }))}
          />
          <TextField field={field('from')} width="third" type="date" autoComplete="off" label={t('record.from')} />
          <TextField field={field('until')} width="third" type="date" autoComplete="off" label={t('record.until')} />
        </FieldGrid>
      </StaffForm>
      <p role="status" className={text.spoken}>
        {figures &&
          t('numbers.shown', { country: figures.country.toUpperCase(), from: figures.from, until: figures.until })}
      </p>
    </section>
  );
}
