import type { Translate } from '@odeta/storefront/i18n';
import { type FieldBinding, FieldGrid } from '@odeta/ui/forms';
import { PasswordField, PasswordMeter, passwordRuleIds } from '@odeta/ui/forms/password';
import { SHORTEST_PASSWORD } from '@odeta/validation';

interface Props {
  field: FieldBinding;
  /** What is typed in it. */
  password: string;
  label?: string;
  texts: Translate;
  /** Of the account's texts among them. */
  group: string;
}

/** A password to be made, with its rules and its strength; it stands below the other fields. */
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
