import { useState } from 'react';
import { createFormControl, type DefaultValues, type FieldValues, useFormState } from 'react-hook-form';
import { FormRoot } from './form-root.tsx';
import { usePosted } from './posted/use-posted.ts';
import { behaviourOf, type FormOptions, useFields } from './use-fields.ts';

export { useWatch } from 'react-hook-form';

/**
 * As `useShopForm`, for a component that takes long to render: React Hook Form renders the component that calls `useForm` again as soon as it is
 * mounted, to tell it that the form is ready. Here that is `root`, which shows nothing and has to be rendered with the form.
 * https://react-hook-form.com/docs/createFormControl
 */
export function useLargeForm<Values extends FieldValues>(options: FormOptions<Values>) {
  const posted = usePosted(options.form ?? '');
  const behaviour = behaviourOf(options);
  const [form] = useState(() =>
    createFormControl<Values>({ ...behaviour, defaultValues: posted.fill(options.values) as DefaultValues<Values> }),
  );
  const state = useFormState({ control: form.control });
  const root = <FormRoot formControl={form.formControl} behaviour={behaviour} />;
  return { form, root, ...useFields({ form, state, options, posted }) };
}
