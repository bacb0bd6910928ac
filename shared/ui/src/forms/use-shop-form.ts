import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { usePosted } from './posted/use-posted.ts';
import { behaviourOf, type FormOptions, useFields } from './use-fields.ts';

/** A form of the shop, with the behaviour of {@link useFields}. */
export function useShopForm<Values extends FieldValues>(options: FormOptions<Values>) {
  const posted = usePosted(options.form ?? '');
  const defaultValues = posted.fill(options.values) as DefaultValues<Values>;
  const form = useForm<Values>({ ...behaviourOf(options), defaultValues });
  return { form, ...useFields({ form, state: form.formState, options, posted }) };
}
