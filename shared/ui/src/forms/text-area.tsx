import { classNames } from '@odeta/ui';
import classes from './field.module.css';
import { FieldFrame, type FrameProps } from './field-frame.tsx';
import { describedBy } from './field-ids.ts';
import type { FieldBinding } from './use-fields.ts';

interface Props extends FrameProps {
  field: FieldBinding;
  rows?: number;
  required?: boolean;
}

export function TextArea({ field, label, note, help, width, rows = 5, ...area }: Props) {
  const { id, error, isValid: _, ...binding } = field;
  return (
    <FieldFrame id={id} label={label} note={note} help={help} error={error} width={width}>
      <textarea
        {...area}
        {...binding}
        {...describedBy(id, error, help)}
        id={id}
        rows={rows}
        className={classNames(classes.input, classes.area, error !== null && classes.wrong)}
      />
    </FieldFrame>
  );
}
