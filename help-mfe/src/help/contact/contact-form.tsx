import { AttachmentList } from '@odeta/attachments';
import { attachmentRules, contactTopics, MESSAGE_LENGTH } from '@odeta/contracts';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { Checkbox, CsrfField, type FieldBinding, FieldGrid, SelectField, TextArea, TextField } from '@odeta/ui/forms';
import { usePosted } from '@odeta/ui/forms/posted';
import { contactSchema } from '@odeta/validation';
import { type FormEvent, useState } from 'react';
import classes from '../forms/form.module.css';
import { FormProblems } from '../forms/form-problems.tsx';
import { useStoredForm } from '../forms/use-stored-form.ts';
import { CONTACT_FORM, type ContactFields, createContactStore } from './contact.store.ts';

const empty: ContactFields = { topic: '', orderNumber: '', customerNumber: '', name: '', email: '', message: '' };

export function ContactForm({ privacyUrl }: { privacyUrl: string }) {
  const t = useTexts('help');
  const contact = useStore(createContactStore);
  const { isBusy, problem, files, shrinking, fileProblem } = useSnapshot(contact.state);
  const posted = usePosted(CONTACT_FORM);
  const [copy, setCopy] = useState(!posted.isPosted || posted.has('copy'));
  const { pathname } = useLocation();
  const [schema] = useState(() => contactSchema());
  const { form, field, refuse, errors, attempt, countAttempt } = useStoredForm<ContactFields>({
    schema,
    empty,
    texts: t,
    read: contact.readDraft,
    keep: contact.keepDraft,
    form: CONTACT_FORM,
  });

  const send = form.handleSubmit(async (fields) => {
    const refused = await contact.send(fields, copy);
    for (const [name, message] of Object.entries(refused)) refuse(name as keyof ContactFields, message);
    countAttempt();
  }, countAttempt);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void send();
  }

  const labels = labelsOf(t);
  const problems = Object.keys(empty)
    .filter((name) => errors[name])
    .map((name) => ({ id: name, label: labels[name as keyof ContactFields] }));
  const options = contactTopics.map((value) => ({ value, label: t(`contact.topics.${value}`) }));
  const optional = t('form.optional');

  return (
    <form
      className={classes.form}
      method="post"
      action={pathname}
      noValidate
      onSubmit={submit}
      onFocus={contact.prepare}
    >
      <CsrfField form={CONTACT_FORM} />
      <FormProblems problem={problem ?? posted.alert} problems={problems} attempt={attempt} />
      <FieldGrid>
        <SelectField
          field={field('topic')}
          label={labels.topic}
          placeholder={t('contact.choose')}
          options={options}
          width="half"
          required
        />
        <Numbers field={field} labels={labels} />
        <TextField field={field('email')} label={labels.email} width="half" autoComplete="email" required />
        <TextField field={field('name')} label={labels.name} note={optional} width="half" autoComplete="name" />
        <TextArea
          field={field('message')}
          label={labels.message}
          help={t('form.characters', { count: form.watch('message').length, max: MESSAGE_LENGTH })}
          rows={6}
          required
        />
      </FieldGrid>
      <AttachmentList
        rules={attachmentRules}
        files={files}
        shrinking={shrinking}
        fileProblem={fileProblem}
        texts={t}
        onAdd={contact.attachments.addFiles}
        onRemove={contact.attachments.removeFile}
        onCancel={contact.attachments.cancelFile}
      />
      <Checkbox id="copy" name="copy" value="true" checked={copy} onChange={setCopy}>
        {t('contact.copy')}
      </Checkbox>
      <div className={classes.actions}>
        <Button type="submit" size="large" busy={isBusy}>
          {t(isBusy ? 'contact.sending' : 'contact.send')}
        </Button>
      </div>
      <p className={classes.fine}>
        {t('contact.privacy')}{' '}
        <a className={text.link} href={privacyUrl}>
          {t('contact.privacy-link')}
        </a>
      </p>
    </form>
  );
}

interface NumbersProps {
  field: (name: 'orderNumber' | 'customerNumber') => FieldBinding;
  labels: Record<keyof ContactFields, string>;
}

/** The numbers by which the shop finds an order and its customer. */
function Numbers({ field, labels }: NumbersProps) {
  const t = useTexts('help');
  const optional = t('form.optional');
  return (
    <>
      <TextField
        field={field('orderNumber')}
        label={labels.orderNumber}
        note={optional}
        help={t('contact.order-help')}
        width="half"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        field={field('customerNumber')}
        label={labels.customerNumber}
        note={optional}
        help={t('contact.customer-help')}
        width="half"
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  );
}

const labelsOf = (t: (key: string) => string): Record<keyof ContactFields, string> => ({
  topic: t('contact.topic'),
  orderNumber: t('form.order-number'),
  customerNumber: t('form.customer-number'),
  email: t('form.email'),
  name: t('form.name'),
  message: t('contact.message'),
});
