import { classNames, Icon } from '@odeta/ui';
import classes from './field.module.css';
import { FieldFrame, type FrameProps } from './field-frame.tsx';
import { describedBy } from './field-ids.ts';
import type { FieldBinding } from './use-fields.ts';

export interface SelectOption {
  value: string;
  label: string;
  /** Not on offer, but shown when it is the value. */
  hidden?: boolean;
}

interface Props extends FrameProps {
  field: FieldBinding;
  /** Plain strings, or values with a label. */
  options: readonly (string | SelectOption)[];
  /** The first entry, for nothing selected. */
  placeholder: string;
  /** The label is only for screen readers, where what stands beside the field says the same. */
  hasSpokenLabel?: boolean;
  required?: boolean;
  disabled?: boolean;
}

export function SelectField({ field, options, placeholder, required, disabled, ...frame }: Props) {
  const { id, error, isValid: _, ...binding } = field;
  return (
    <FieldFrame {...frame} id={id} error={error}>
      <select
        {...binding}
        {...describedBy(id, error, frame.help)}
        id={id}
        required={required}
        disabled={disabled}
        className={classNames(classes.input, classes.select, error !== null && classes.wrong)}
      >
        <option value="">{placeholder}</option>
        {options.map(optionOf).map(({ value, label, hidden }) => (
          <option key={value} value={value} hidden={hidden}>
            {label}
          </option>
        ))}
      </select>
      <Icon icon="chevron-down" size={16} className={classes.chevron} />
    </FieldFrame>
  );
}

const optionOf = (option: string | SelectOption): SelectOption =>
  typeof option === 'string' ? { value: option, label: option } : option;
