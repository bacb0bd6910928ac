import type { Translate } from '@odeta/storefront/i18n';
import { cleanField, cleanLines, readRuleMessage } from '@odeta/validation';
import { type FocusEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormProps, UseFormReturn } from 'react-hook-form';
import type { usePosted } from './posted/use-posted.ts';
import { type FormSchema, fieldIssues, schemaResolver } from './schema-resolver.ts';

export interface FormOptions<Values extends FieldValues> {
  schema: FormSchema;
  values: Values;
  /** Values for the validation that no field of the form holds. */
  context?: object;
  /** The unit's texts; error messages are in its group `validation`. */
  texts: Translate;
  /** Formats the value of a field with one line when it loses the focus; by default only cleans it. */
  written?: (name: string, value: string) => string;
  /** Its name when it is posted without scripts. */
  form?: string | undefined;
  /** Runs when any field loses the focus. */
  onLeave?: () => void;
}

/** What `useForm` of React Hook Form gets, besides the first values. */
export const behaviourOf = <Values extends FieldValues>({ schema, context }: FormOptions<Values>) =>
  ({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    context,
    resolver: schemaResolver<Values>(schema),
  }) satisfies UseFormProps<Values>;

/** The form as React Hook Form knows it, without what is read by subscribing. */
export type FormMethods<Values extends FieldValues> = Omit<UseFormReturn<Values>, 'formState'>;

interface Bound<Values extends FieldValues> {
  form: FormMethods<Values>;
  /** What the component has subscribed to. */
  state: Pick<UseFormReturn<Values>['formState'], 'errors' | 'touchedFields'>;
  options: FormOptions<Values>;
  posted: ReturnType<typeof usePosted>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The behaviour of fields: a field is cleaned (the rule for typed text) and validated on blur, and an error disappears as soon as the value is
 * valid, not before. An empty field that was only tabbed through is not an error yet. Field names and messages are keys of the schema.
 */
export function useFields<Values extends FieldValues>({ form, state, options, posted }: Bound<Values>) {
  const { schema, context, texts, written = cleanField, onLeave } = options;
  const [refused, setRefused] = useState(posted.errors);
  const values = posted.fill(options.values);
  const typedInto = useRef(new Set<string>());
  const errors = { ...serverErrors(refused), ...state.errors } as Record<
    string,
    { type: string; message: string } | undefined
  >;
  const touched = state.touchedFields as Record<string, boolean | undefined>;

  function errorOf(name: string): string | null {
    const error = errors[name];
    if (!error) return null;
    if (error.type === 'server') return error.message;
    const { key, parameters } = readRuleMessage(error.message);
    return texts(`validation.${key}`, parameters);
  }

  function field(name: Path<Values>) {
    const { ref, onBlur, onChange } = form.register(name);
    const error = errorOf(name);
    const known: unknown = values[name];
    return {
      id: name,
      name,
      ref,
      // React Hook Form fills fields in browsers only.
      ...(typeof known === 'string' && known !== '' && { defaultValue: known }),
      error,
      isValid: Boolean(touched[name]) && error === null && form.getValues(name) !== '',
      onChange: (event: { target: Control }) => {
        typedInto.current.add(name);
        onChange(event);
        if (refused[name] !== undefined) setRefused(({ [name]: _, ...others }) => others);
        if (errors[name] && isRightNow(name)) form.clearErrors(name);
      },
      onBlur: async (event: FocusEvent<Control>) => {
        const { type, value } = event.target;
        const kept = type === 'textarea' ? cleanLines(value) : written(name, value);
        if (kept !== event.target.value) form.setValue(name, kept as PathValue<Values, Path<Values>>);
        const isPassedBy = kept === '' && !typedInto.current.has(name) && !errors[name];
        // An error from the server stays until the value changes: no rule of the schema knows about it.
        if (!isPassedBy && errors[name]?.type !== 'server') await onBlur(event);
        onLeave?.();
      },
    };
  }

  const isRightNow = (name: string) => !(name in fieldIssues(schema, { ...form.getValues(), ...context }));

  /** Shows an error from the server at a field. */
  const refuse = (name: Path<Values>, message: string) => form.setError(name, { type: 'server', message });

  /** Fills the form with stored or loaded values. What was typed until now stays, also what was typed before the scripts ran. */
  function fill(filled: Values) {
    const typed = Object.entries(form.getValues()).filter(([name, value]) => value !== values[name]);
    form.reset({ ...filled, ...Object.fromEntries(typed) });
  }

  return { errors, errorOf, field, refuse, fill };
}

/** Of a form that was posted without scripts, until the fields are changed. */
const serverErrors = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]));

export type FieldBinding = ReturnType<ReturnType<typeof useFields>['field']>;
