import type { FieldBinding } from '@odeta/ui/forms';

interface Sample {
  value?: string;
  error?: string | null;
  isRight?: boolean;
}

/** The props that a field gets from its form. */
export const sampleField = (id: string, { value, error = null, isRight = false }: Sample = {}): FieldBinding => ({
  id,
  name: id,
  error,
  isRight,
  ref: (control: HTMLInputElement | HTMLSelectElement | null) => {
    if (control && value !== undefined) control.value = value;
  },
  onChange: () => undefined,
  onBlur: async () => undefined,
});
