import type { usePosted } from './posted/use-posted.ts';
import type { FieldBinding } from './use-fields.ts';

/** A field of a form that only the server takes: with what was posted, or else a known value, and with its error. */
export function plainField(posted: ReturnType<typeof usePosted>, name: string, known = ''): FieldBinding {
  const binding = {
    id: name,
    name,
    error: posted.error(name),
    isValid: false,
    defaultValue: posted.value(name) ?? known,
  };
  return { ...binding, ref: nobody, onChange: nobody, onBlur: nobody } as unknown as FieldBinding;
}

/** Without scripts nobody listens. */
const nobody = () => {};
