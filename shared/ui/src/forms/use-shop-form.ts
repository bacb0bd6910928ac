import type { Translate } from '@odeta/storefront/i18n';
import { readRuleMessage } from '@odeta/validation';
import { type FocusEvent, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { type FormSchema, fieldIssues, schemaResolver } from './schema-resolver.ts';

interface Options<Values extends FieldValues> {
  schema: FormSchema;
  /** What the fields hold at first. */
  values: Values;
  /** What belongs to the form and stands in no field of it. */
  context?: object;
  /** The unit's texts; rules speak in its group `validation`. */
  texts: Translate;
  /** What a field holds once it is left; trimmed when left out. */
  written?: (name: string, value: string) => string;
  /** A field was left. */
  onLeave?: () => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A form as the shop's forms behave: a field is trimmed and checked when it is left, and an error goes away as soon as the
 * field is right, not before. One that was only passed by is not wrong yet. Names are those of the schema; messages are its keys.
 */
export function useShopForm<Values extends FieldValues>(options: Options<Values>) {
  const { schema, values, context, texts, written = (_, value) => value.trim(), onLeave } = options;
  const form = useForm<Values>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    defaultValues: values as DefaultValues<Values>,
    context,
    resolver: schemaResolver<Values>(schema),
  });
  const typedInto = useRef(new Set<string>());
  const errors = form.formState.errors as Record<string, { type: string; message: string } | undefined>;
  const touched = form.formState.touchedFields as Record<string, boolean | undefined>;

  function errorOf(name: string): string | null {
    const error = errors[name];
    if (!error) return null;
    if (error.type === 'server') return error.message;
    const { key, parameters } = readRuleMessage(error.message);
    return texts(`validation.${key}`, parameters);
  }

  /** Everything that a field component needs. */
  function field(name: Path<Values>) {
    const { ref, onBlur, onChange } = form.register(name);
    const error = errorOf(name);
    return {
      id: name,
      name,
      ref,
      error,
      isRight: Boolean(touched[name]) && error === null && form.getValues(name) !== '',
      onChange: (event: { target: Control }) => {
        typedInto.current.add(name);
        onChange(event);
        if (errors[name] && isRightNow(name)) form.clearErrors(name);
      },
      onBlur: async (event: FocusEvent<Control>) => {
        const kept = written(name, event.target.value);
        if (kept !== event.target.value) form.setValue(name, kept as PathValue<Values, Path<Values>>);
        const isPassedBy = kept === '' && !typedInto.current.has(name) && !errors[name];
        // What the server found wrong stays until the field is changed: no rule here knows of it.
        if (!isPassedBy && errors[name]?.type !== 'server') await onBlur(event);
        onLeave?.();
      },
    };
  }

  const isRightNow = (name: string) => !(name in fieldIssues(schema, { ...form.getValues(), ...context }));

  /** Shows what the server found wrong with a field. */
  const refuse = (name: Path<Values>, message: string) => form.setError(name, { type: 'server', message });

  return { form, errors, errorOf, field, refuse };
}

/** What a field component needs of its form. */
export type FieldBinding = ReturnType<ReturnType<typeof useShopForm>['field']>;
