/** A field binding without validation rules, for a field whose component reads the value itself. */
export const freeField = (name: string, error: string | null) => ({
  id: name,
  name,
  error,
  isValid: false,
  ref: () => undefined,
  onChange: (_event: { target: { value: string } }): void => undefined,
  onBlur: async () => undefined,
});
