/** A field that no form of rules holds: its component reads what is typed. */
export const freeField = (name: string, error: string | null) => ({
  id: name,
  name,
  error,
  isRight: false,
  ref: () => undefined,
  onChange: (_event: { target: { value: string } }): void => undefined,
  onBlur: async () => undefined,
});
