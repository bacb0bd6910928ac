import { ErrorSummary, FieldGrid, SelectField, TextArea, TextField } from '@odeta/ui/forms';
import type { Entry } from '../entry.ts';
import { sampleField } from '../samples/field.ts';
import { Shown } from '../shown.tsx';

/** Inputs for text. */
export const fields: readonly Entry[] = [
  {
    name: 'Text field',
    entryPoint: '@odeta/ui/forms',
    fills: true,
    cases: {
      empty: (t) => <TextField autoComplete="off" field={sampleField('empty')} label={t('fields.first-name')} />,
      hover: (t) => (
        <Shown as="hover">
          <TextField autoComplete="off" field={sampleField('hover')} label={t('fields.first-name')} />
        </Shown>
      ),
      focus: (t) => (
        <Shown as="focus">
          <TextField autoComplete="off" field={sampleField('focus')} label={t('fields.first-name')} />
        </Shown>
      ),
      right: (t) => (
        <TextField
          autoComplete="off"
          field={sampleField('right', { value: t('fields.first-name-value'), isValid: true })}
          label={t('fields.first-name')}
        />
      ),
      wrong: (t) => (
        <TextField
          autoComplete="off"
          field={sampleField('wrong', { value: '8110', error: t('fields.post-code-error') })}
          label={t('fields.post-code')}
        />
      ),
      'with help': (t) => (
        <TextField
          autoComplete="off"
          field={sampleField('help')}
          type="tel"
          label={t('fields.phone')}
          help={t('fields.phone-help')}
        />
      ),
      optional: (t) => (
        <TextField
          autoComplete="off"
          field={sampleField('optional')}
          label={t('fields.flat')}
          note={t('fields.optional')}
        />
      ),
      'read only': (t) => (
        <TextField
          autoComplete="off"
          field={sampleField('read-only', { value: t('fields.country-name') })}
          label={t('fields.country')}
          help={t('fields.country-fixed')}
          readOnly
        />
      ),
      disabled: (t) => (
        <TextField
          autoComplete="off"
          field={sampleField('disabled', { value: t('fields.country-name') })}
          label={t('fields.country')}
          disabled
        />
      ),
    },
  },
  {
    name: 'Select field',
    entryPoint: '@odeta/ui/forms',
    fills: true,
    cases: {
      'nothing chosen': (t) => (
        <SelectField
          field={sampleField('select')}
          label={t('choices.city')}
          placeholder={t('fields.choose')}
          options={t('choices.cities').split('|')}
        />
      ),
      wrong: (t) => (
        <SelectField
          field={sampleField('select-wrong', { error: t('choices.not-found') })}
          label={t('choices.city')}
          placeholder={t('fields.choose')}
          options={t('choices.cities').split('|')}
        />
      ),
    },
  },
  {
    name: 'Text area',
    entryPoint: '@odeta/ui/forms',
    fills: true,
    cases: {
      'with help': (t) => (
        <TextArea field={sampleField('area')} label={t('fields.country')} help={t('fields.country-fixed')} />
      ),
      wrong: (t) => (
        <TextArea
          field={sampleField('area-wrong', { error: t('fields.post-code-error') })}
          label={t('fields.post-code')}
        />
      ),
    },
  },
  {
    name: 'Field grid',
    entryPoint: '@odeta/ui/forms',
    fills: true,
    wide: true,
    cases: {
      'labels end, controls line up, messages start': (t) => (
        <FieldGrid>
          <TextField autoComplete="off" field={sampleField('grid-name')} label={t('fields.first-name')} width="half" />
          <TextField
            autoComplete="off"
            field={sampleField('grid-flat')}
            label={t('fields.flat')}
            note={t('fields.optional')}
            width="half"
          />
          <TextField
            autoComplete="off"
            field={sampleField('grid-code', { value: '8110', error: t('fields.post-code-error') })}
            label={t('fields.post-code')}
            width="third"
            short
          />
          <TextField
            autoComplete="off"
            field={sampleField('grid-city')}
            label={t('choices.city')}
            width="two-thirds"
            short
          />
        </FieldGrid>
      ),
    },
  },
  {
    name: 'Error summary',
    entryPoint: '@odeta/ui/forms',
    fills: true,
    wide: true,
    cases: {
      'leads to each place': (t) => (
        <ErrorSummary
          title={t('fields.title')}
          lead={t('fields.lead')}
          problems={[
            { id: 'wrong', label: t('fields.post-code') },
            { id: 'select-wrong', label: t('choices.city') },
          ]}
          attempt={0}
        />
      ),
    },
  },
];
