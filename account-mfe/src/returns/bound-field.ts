interface Handlers {
  onChange: (value: string) => void;
  onLeave?: () => void;
}

/** A field of a form whose values are in its store. */
export const boundField = (name: string, error: string | undefined, { onChange, onLeave }: Handlers) => ({
  id: name,
  name,
  error: error ?? null,
  isRight: false,
  ref: () => undefined,
  onChange: ({ target }: { target: { value: string } }): void => onChange(target.value),
  onBlur: async () => onLeave?.(),
});
