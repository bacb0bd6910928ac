import type { Translate } from '@odeta/storefront/i18n';
import { type FieldBinding, FieldGrid } from '@odeta/ui/forms';
import { PasswordField, PasswordMeter, passwordRuleIds } from '@odeta/ui/forms/password';
import { SHORTEST_PASSWORD } from '@odeta/validation';

interface Props {
  field: FieldBinding;
  password: string;
  label?: string;
  texts: Translate;
  /** The key of the account's texts within `texts`. */
  group: string;
}

/** The field for a new password with its rules and its strength; place it below the other fields. */
export function NewPassword({ field, password, label, texts: t, group }: Props) {
  return (
    <>
      <FieldGrid>
        <PasswordField
          field={field}
          label={label ?? t(`${group}.password`)}
          more={passwordRuleIds(field.id)}
          showLabel={t(`${group}.show-password`)}
          autoComplete="new-password"
        />
      </FieldGrid>
      <PasswordMeter
        id={field.id}
        password={password}
        isWrong={field.error !== null}
        texts={{
          weak: t(`${group}.weak`),
          medium: t(`${group}.medium`),
          good: t(`${group}.good`),
          strong: t(`${group}.strong`),
          rules: {
            length: t(`${group}.rule-length`, { min: SHORTEST_PASSWORD }),
            case: t(`${group}.rule-case`),
            digit: t(`${group}.rule-digit`),
            characters: t(`${group}.rule-characters`),
          },
          met: t(`${group}.rule-met`),
          missing: t(`${group}.rule-missing`),
        }}
      />
    </>
  );
}
