import type { ProfileFields } from '@odeta/contracts';
import { useStore, useStorefront } from '@odeta/storefront';
import { nowOf } from '@odeta/storefront/clock';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { useShopForm } from '@odeta/ui/forms';
import { noPatterns, profileSchema, writtenAs, writtenBirthday } from '@odeta/validation';
import { useMemo, useState } from 'react';
import { createProfileStore } from './profile.store.ts';

type Values = Omit<ProfileFields, 'gender'> & { gender: string };

export const PROFILE_FORM = 'account.profile';

/** The customer's data as a form. */
export function useProfileForm() {
  const t = useTexts('account');
  const storefront = useStorefront();
  const country = storefront.session.country.code;
  const store = useStore(createProfileStore);
  const { profile, patterns: known } = useSnapshot(store.state);
  const patterns = known ?? noPatterns;
  const schema = useMemo(
    () => profileSchema({ country, patterns, today: () => new Date(nowOf(storefront)) }),
    [country, patterns, storefront],
  );
  const [values] = useState(() => valuesOf(profile));
  const { form, field, refuse } = useShopForm<Values>({
    schema,
    values,
    texts: t,
    form: PROFILE_FORM,
    written: (name, value) => writtenAs(name, value, { country, patterns }),
  });

  const submit = form.handleSubmit(
    async (typed) => {
      // The schema has no rule for it, so that it is missing in its output.
      const gender = form.getValues('gender');
      const wrong = await store.save({ ...typed, gender: gender === '' ? null : (gender as 'female' | 'male') });
      const places = Object.entries(wrong) as [keyof Values, string][];
      for (const [name, message] of places) refuse(name, message);
      const [first] = places;
      if (first) form.setFocus(first[0]);
    },
    (errors) => form.setFocus((Object.keys(errors)[0] ?? 'firstName') as keyof Values),
  );
  return { field, submit };
}

function valuesOf(profile: Readonly<Partial<ProfileFields>> | null): Values {
  const { firstName = '', lastName = '', familyName = '', mobilePhone = '', birthday = '', gender } = profile ?? {};
  return { firstName, lastName, familyName, mobilePhone, birthday: writtenBirthday(birthday), gender: gender ?? '' };
}
