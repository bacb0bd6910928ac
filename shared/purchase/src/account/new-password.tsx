import type { Translate } from '@odeta/storefront/i18n';
import { type FieldBinding, FieldGrid } from '@odeta/ui/forms';
import { PasswordField, PasswordMeter } from '@odeta/ui/forms/password';

interface Props {
  field: FieldBinding;
  /** What is typed in it. */
  password: string;
  label?: string;
  texts: Translate;
  /** Of the account's texts among them. */
  group: string;
}

/** H13. A password to be made, with its rules and its strength; it stands below the other fields. */
export function NewPassword({ field, password, label, texts: t, group }: Props) {
  return (
    <>
      <FieldGrid>
        <PasswordField
          field={field}
          label={label ?? t(`${group}.password`)}
          help={t(`${group}.password-help`)}
          showLabel={t(`${group}.show-password`)}
          autoComplete="new-password"
        />
      </FieldGrid>
      <PasswordMeter
        password={password}
        texts={{
          weak: t(`${group}.weak`),
          medium: t(`${group}.medium`),
          good: t(`${group}.good`),
          strong: t(`${group}.strong`),
        }}
      />
    </>
  );
}
