import { type BloggerProfile, bloggerAddresses } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { useShopForm } from '@odeta/ui/forms';
import { bloggerSchema } from '@odeta/validation';
import { type FormEvent, useState } from 'react';
import { createBloggerStore } from './blogger.store.ts';

const agreementNames = ['ownerAgreement', 'privacyAgreement'] as const;
const fieldNames = ['profileName', 'socialName', 'followers', ...bloggerAddresses, 'about'] as const;

const nothing: BloggerProfile = {
  profileName: '',
  socialName: '',
  followers: '',
  about: '',
  blog: '',
  instagram: '',
  youtube: '',
  facebook: '',
  tiktok: '',
  twitter: '',
};
const notAgreed = { ownerAgreement: false, privacyAgreement: false };

type Values = BloggerProfile & typeof notAgreed;

/** The profile as a form. Both agreements are required again for every change. */
export function useBloggerForm(profile: Readonly<BloggerProfile> | null) {
  const t = useTexts('account');
  const store = useStore(createBloggerStore);
  const { isBusy } = useSnapshot(store.state);
  const [attempts, setAttempts] = useState(0);
  const [agreed, setAgreed] = useState(notAgreed);
  const [schema] = useState(() => bloggerSchema());
  const [values] = useState<Values>(() => ({ ...nothing, ...profile, ...notAgreed }));
  const { form, field, refuse, errors, errorOf } = useShopForm<Values>({ schema, values, context: agreed, texts: t });

  const countAttempt = () => setAttempts((count) => count + 1);
  const send = form.handleSubmit(async () => {
    const wrong = await store.save({ ...form.getValues(), ...agreed });
    for (const [name, message] of Object.entries(wrong)) refuse(name as keyof Values, message);
    if (Object.keys(wrong).length > 0) countAttempt();
  }, countAttempt);
  const problems = [...fieldNames, ...agreementNames]
    .filter((name) => errors[name])
    .map((id) => ({ id, label: t(`blogger.${id}`) }));

  return {
    field,
    isBusy,
    problems,
    attempts,

    agreements: agreementNames.map((name) => ({
      name,
      checked: agreed[name],
      error: errorOf(name),
      onChange: (isTicked: boolean) => {
        setAgreed((before) => ({ ...before, [name]: isTicked }));
        form.clearErrors(name);
      },
    })),

    submit(event: FormEvent) {
      event.preventDefault();
      if (!isBusy) void send();
    },
  };
}
