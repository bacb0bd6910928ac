interface Handlers {
  /** What is filled in at first. */
  value?: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
}

/** Props of a form field whose value is in the store. */
export const boundField = (name: string, error: string | undefined, { value, onChange, onLeave }: Handlers) => ({
  id: name,
  name,
  error: error ?? null,
  isValid: false,
  ...(value !== undefined && { defaultValue: value }),
  ref: () => undefined,
  onChange: ({ target }: { target: { value: string } }): void => onChange(target.value),
  onBlur: async () => onLeave?.(),
});
