import { BirthdayField } from '@odeta/account-forms';
import type { Profile } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, classNames, text } from '@odeta/ui';
import { CsrfField, FieldGrid, SelectField, TextField } from '@odeta/ui/forms';
import { usePosted } from '@odeta/ui/forms/posted';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { addressFields } from '@odeta/validation';
import type { FormEvent } from 'react';
import { addresses } from '../addresses.ts';
import classes from '../forms/form.module.css';
import { createProfileStore } from './profile.store.ts';
import { PROFILE_FORM, useProfileForm } from './use-profile-form.ts';

const autoComplete = { firstName: 'given-name', lastName: 'family-name', familyName: 'additional-name' } as const;
type NameField = keyof typeof autoComplete;

/** The customer's data. Fields of an authorized customer are read-only. */
export function ProfileForm() {
  const t = useTexts('account');
  const { profile, contactUrl, isBusy, isDone, problem } = useSnapshot(useStore(createProfileStore).state);
  const { field, submit } = useProfileForm();
  const posted = usePosted(PROFILE_FORM);
  const isSaved = new URLSearchParams(useLocation().search).get('done') === 'profile';
  const shown = problem ?? posted.alert;
  if (!profile) return null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void submit();
  }

  return (
    <section className={classes.section} aria-labelledby="profile-title">
      <h2 id="profile-title" className={text.title28}>
        {t('profile.title')}
      </h2>
      {profile.isAuthorized && (
        <p className={classNames(text.size14, text.soft)}>
          {t('profile.locked')}{' '}
          {contactUrl && (
            <a className={text.link} href={contactUrl}>
              {t('profile.contact')}
            </a>
          )}
        </p>
      )}
      <form className={classes.form} noValidate method="post" action={addresses.settings.path} onSubmit={handleSubmit}>
        <CsrfField form={PROFILE_FORM} />
        <div role="alert">{shown && <ProblemAlert problem={shown} texts={(key) => t(`forms.problem-${key}`)} />}</div>
        <ProfileFieldList profile={profile} field={field} />
        <div role="status">{(isDone || isSaved) && <Alert type="success">{t('profile.saved')}</Alert>}</div>
        <div>
          <Button type="submit" size="large" busy={isBusy}>
            {t('profile.save')}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface ListProps {
  profile: Profile;
  field: ReturnType<typeof useProfileForm>['field'];
}

function ProfileFieldList({ profile, field }: ListProps) {
  const t = useTexts('account');
  const { code } = useStorefront().session.country;
  // In the order of names that is usual in the country.
  const names = addressFields[code].shown.filter((name): name is NameField => name in autoComplete);
  const isLocked = (name: NameField | 'birthday') => profile.isAuthorized && profile[name] !== '';
  return (
    <FieldGrid>
      {names.map((name) => (
        <TextField
          key={name}
          field={field(name)}
          label={t(`fields.${name}`)}
          note={name === 'familyName' ? t('optional') : undefined}
          autoComplete={autoComplete[name]}
          width={names.length === 3 ? 'third' : 'half'}
          readOnly={isLocked(name)}
          required={name !== 'familyName'}
        />
      ))}
      <BirthdayField
        field={field('birthday')}
        label={t('forms.birthday')}
        help={isLocked('birthday') ? undefined : t('forms.birthday-help')}
        readOnly={isLocked('birthday')}
        width="half"
      />
      <SelectField
        field={field('gender')}
        label={t('profile.gender')}
        note={t('optional')}
        placeholder={t('profile.unsaid')}
        options={(['female', 'male'] as const).map((value) => ({ value, label: t(`profile.${value}`) }))}
        width="half"
      />
      <TextField
        field={field('mobilePhone')}
        label={t('fields.mobilePhone')}
        note={t('optional')}
        autoComplete="tel-national"
      />
    </FieldGrid>
  );
}
