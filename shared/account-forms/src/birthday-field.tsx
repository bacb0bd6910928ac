import { useStorefront } from '@odeta/storefront';
import { type FieldBinding, TextField, writeDigits } from '@odeta/ui/forms';
import { separatedBirthday } from '@odeta/validation';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof TextField>, 'autoComplete'>;

/** H10. Eight digits suffice: the separators come by themselves, because keypads of phones lack them. */
export function BirthdayField({ field, ...rest }: Props) {
  const country = useStorefront().session.country.code;
  const binding: FieldBinding = {
    ...field,
    onChange(event) {
      const { nativeEvent } = event as { nativeEvent?: InputEvent };
      const input = event.target as HTMLInputElement;
      // After a deletion, separators at the end are removed as well: they were inserted with the digit.
      const typed = nativeEvent?.inputType?.startsWith('delete') ? input.value.replace(/\D+$/, '') : input.value;
      writeDigits(input, separatedBirthday(country, typed), nativeEvent?.inputType);
      field.onChange(event);
    },
  };
  return <TextField {...rest} field={binding} autoComplete="bday" />;
}
