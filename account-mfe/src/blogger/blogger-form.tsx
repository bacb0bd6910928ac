import { BLOGGER_ABOUT_LENGTH, type Blogger, bloggerAddresses } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { Checkbox, CsrfField, ErrorSummary, FieldGrid, TextArea, TextField } from '@odeta/ui/forms';
import classes from '../forms/form.module.css';
import { useBloggerForm } from './use-blogger-form.ts';

/** The form of the blogger's profile. */
export function BloggerForm({ blogger }: { blogger: Snapshot<Blogger> | null }) {
  const t = useTexts('account');
  const { field, agreements, isBusy, problems, attempts, submit } = useBloggerForm(blogger?.profile ?? null);
  const key = blogger ? 'change' : 'apply';
  return (
    <section className={classes.section} aria-labelledby="profile-title">
      <h2 id="profile-title" className={text.title28}>
        {t(`blogger.${key}-title`)}
      </h2>
      <form className={classes.form} noValidate onSubmit={submit} aria-labelledby="profile-title">
        <CsrfField />
        <ErrorSummary
          title={t('blogger.wrong')}
          lead={t('reviews.places', { count: problems.length })}
          problems={problems}
          attempt={attempts}
        />
        <FieldGrid>
          <TextField field={field('profileName')} label={t('blogger.profileName')} autoComplete="off" required />
          <TextField
            field={field('socialName')}
            label={t('blogger.socialName')}
            autoComplete="off"
            note={t('optional')}
          />
          <TextField
            field={field('followers')}
            label={t('blogger.followers')}
            autoComplete="off"
            note={t('optional')}
            inputMode="numeric"
            width="half"
          />
          {bloggerAddresses.map((name) => (
            <TextField
              key={name}
              field={field(name)}
              label={t(`blogger.${name}`)}
              help={name === 'blog' ? t('blogger.address-help') : undefined}
              autoComplete="url"
            />
          ))}
          <TextArea
            field={field('about')}
            label={t('blogger.about')}
            note={t('optional')}
            help={t('blogger.about-help', { count: BLOGGER_ABOUT_LENGTH })}
          />
        </FieldGrid>
        {agreements.map(({ name, ...agreement }) => (
          <Checkbox key={name} id={name} required {...agreement}>
            {t(`blogger.${name}-text`)}
          </Checkbox>
        ))}
        <div>
          <Button type="submit" size="large" busy={isBusy}>
            {t(`blogger.${key}`)}
          </Button>
        </div>
      </form>
    </section>
  );
}
