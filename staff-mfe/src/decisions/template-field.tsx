import { useTexts } from '@odeta/storefront/i18n';
import { SelectField, TextArea } from '@odeta/ui/forms';
import { useState } from 'react';
import { choiceField } from '../forms/choice-field.ts';
import type { useStaffForm } from '../forms/use-staff-form.ts';
import { readTemplate, type TemplateName } from '../templates/index.ts';

interface Props<Values extends { words: string } & Record<string, string>> {
  form: ReturnType<typeof useStaffForm<Values>>;
  /** Begins the id of the choice. */
  id: string;
  /** Of whoever reads the answer. */
  language: string;
  templates: readonly TemplateName[];
  kind: 'letter' | 'words';
  label: string;
  help?: string;
  note?: string;
}

/** What a buyer reads, to which a template can be added. It never replaces what was typed. */
export function AnswerField<Values extends { words: string } & Record<string, string>>(props: Props<Values>) {
  const { form, id, language, templates, kind, label, help, note } = props;
  const t = useTexts('staff');
  const [chosen, setChosen] = useState('');

  async function choose(value: string) {
    setChosen(value);
    const name = templates.find((template) => template === value);
    if (!name) return;
    const text = await readTemplate(language, name, kind);
    const { words } = form.values;
    form.set('words', words.trim() === '' ? text : `${words.trimEnd()}\n\n${text}`);
    setChosen('');
  }

  return (
    <>
      <SelectField
        field={choiceField(`${id}-template`, chosen, (value) => void choose(value))}
        label={t('decisions.template')}
        placeholder={t('decisions.no-template')}
        options={templates.map((value) => ({ value, label: t(`templates.${value}`) }))}
      />
      <TextArea field={form.field('words')} rows={8} label={label} help={help} note={note} />
    </>
  );
}
