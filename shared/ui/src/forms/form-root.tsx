import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import type { FormMethods } from './use-fields.ts';

interface Props<Values extends FieldValues> {
  formControl: FormMethods<Values>;
  behaviour: UseFormProps<Values>;
}

/** Gives a form the rules of this rendering, and tells it that it is mounted. */
export function FormRoot<Values extends FieldValues>({ formControl, behaviour }: Props<Values>) {
  useForm<Values>({ ...behaviour, formControl });
  return null;
}
