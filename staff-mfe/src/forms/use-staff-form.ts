import { ApiError } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import type { FieldBinding } from '@odeta/ui/forms';
import { type FormEvent, useState } from 'react';
import { fieldTexts, problemText } from '../words/problem-text.ts';

interface Options<Values extends Record<string, string>> {
  /** Begins the ids of the fields. */
  form: string;
  values: Values;
  /** Fields that must not be empty. */
  required: readonly (keyof Values & string)[];
  /** What else is wrong, as words by field, before anything is sent. */
  check?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  /** Throws what the server refused. */
  onSend: (values: Values) => Promise<void>;
  /** What was sent stays in the fields. */
  keepsValues?: boolean;
  /** A field by the name that the server has for it, where they differ. */
  fieldOf?: Readonly<Record<string, keyof Values & string>>;
}

type Errors = Readonly<Record<string, string>>;

/**
 * A form whose fields keep what was typed until it was accepted: whatever the server refuses, also because the log-in has ended, is shown
 * beside its field or above the form.
 */
export function useStaffForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { form, required, onSend, fieldOf = {} } = options;
  const t = useTexts('staff');
  const [values, setValues] = useState(options.values);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);

  function field(name: keyof Values & string): FieldBinding {
    return {
      id: `${form}-${name}`,
      name,
      value: values[name],
      error: errors[name] ?? null,
      isValid: false,
      ref: () => undefined,
      onBlur: async () => undefined,
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    } as unknown as FieldBinding;
  }

  function set(name: keyof Values & string, value: string) {
    setValues((all) => ({ ...all, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(null);
    const missing = required.filter((name) => values[name]?.trim() === '').map((name) => [name, t('forms.required')]);
    const wrong: Errors = { ...options.check?.(values), ...Object.fromEntries(missing) };
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    setBusy(true);
    try {
      await onSend(values);
      setErrors({});
      if (!options.keepsValues) setValues(options.values);
      setRound((count) => count + 1);
    } catch (error) {
      show(error);
    } finally {
      setBusy(false);
    }
  }

  function show(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const named = Object.entries(fieldTexts(t, error)).map(([name, words]) => [fieldOf[name] ?? name, words]);
    const own = named.filter(([name = '']) => name in values);
    if (own.length > 0) return refuse(Object.fromEntries(own));
    // What is said about a part that has no field here is said above the form.
    setProblem(named[0]?.[1] ?? problemText(t, error));
  }

  /** The first field with an error gets the focus. */
  function refuse(refused: Errors) {
    setErrors(refused);
    const [first] = Object.keys(refused);
    document.getElementById(`${form}-${first}`)?.focus();
  }

  /** Replaces what is in some fields. */
  const fill = (some: Partial<Values>) => setValues((all) => ({ ...all, ...some }));

  return { values, field, set, fill, submit, isBusy, problem, round };
}
