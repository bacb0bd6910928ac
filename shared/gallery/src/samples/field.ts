import type { FieldBinding } from '@odeta/ui/forms';

interface Sample {
  value?: string;
  error?: string | null;
  isValid?: boolean;
}

/** The props that a field gets from its form. */
export const sampleField = (id: string, { value, error = null, isValid = false }: Sample = {}): FieldBinding => ({
  id,
  name: id,
  error,
  isValid,
  ref: (control: HTMLInputElement | HTMLSelectElement | null) => {
    if (control && value !== undefined) control.value = value;
  },
  onChange: () => undefined,
  onBlur: async () => undefined,
});
