import type { FieldBinding } from '@odeta/ui/forms';

/** A field that acts as soon as something else is chosen or typed, and has no rules of its own. */
export const choiceField = (
  id: string,
  value: string,
  onChange: (value: string) => void,
  error: string | null = null,
): FieldBinding =>
  ({
    ...{ id, name: id, value, error, isValid: false },
    ref: () => undefined,
    onBlur: async () => undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }) as unknown as FieldBinding;
