import { useStore, useStorefront } from '@odeta/storefront';
import { useSnapshot } from '@odeta/storefront/state';
import { Alert, Button, text } from '@odeta/ui';
import { FieldGrid, freeField, RadioCards, SelectField, TextField } from '@odeta/ui/forms';
import { Dialog } from '@odeta/ui/overlays';
import { type FormEvent, useEffect, useRef } from 'react';
import { createDemoStore } from './demo.store.ts';
import classes from './demo-sheet.module.css';
import { samplePayers } from './sample-payers.ts';
import { useDemoTexts } from './use-demo-texts.ts';

const cards = { paid: '4444333322221111', refused: '4000000000000002', late: '4000000000003220' } as const;

/** Replaces a wallet's sheet in a shop with the test bank. */
export function DemoSheet() {
  const t = useDemoTexts();
  const { details, open } = useSnapshot(useStore(createDemoStore).state);
  return (
    <Dialog open={details !== null} title={t('demo.title')} onClose={() => open?.close()}>
      <Alert type="info">{t('demo.note')}</Alert>
      {open && <PayerForm />}
    </Dialog>
  );
}

function PayerForm() {
  const t = useDemoTexts();
  const { session } = useStorefront();
  const { country } = session;
  const { details, isBusy, open } = useSnapshot(useStore(createDemoStore).state);
  const form = useRef<HTMLFormElement>(null);
  const sample = samplePayers[country.language];
  const values = () => Object.fromEntries(new FormData(form.current ?? undefined)) as Record<string, string>;
  const addressOf = ({ line = '', postCode = '', city = '' }: Record<string, string>) => ({
    country: country.code.toUpperCase(),
    addressLine: [line],
    postalCode: postCode,
    city,
  });

  // A wallet reports its stored address as soon as its sheet is open.
  useEffect(() => void open?.moveTo(addressOf(values())), [open]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { name = '', email = '', phone = '', card = '', ...rest } = values();
    if (!isBusy && !details?.error) open?.pay({ name, email, phone, address: addressOf(rest), card });
  }

  const field = (name: string) => ({ field: { ...freeField(`demo-${name}`, null), name } });
  return (
    <form ref={form} className={classes.form} onSubmit={handleSubmit} aria-busy={isBusy}>
      <FieldGrid>
        <TextField {...field('name')} autoComplete="name" label={t('demo.name')} defaultValue={sample.name} required />
        <TextField
          {...field('email')}
          autoComplete="email"
          label={t('fields.email')}
          defaultValue={sample.email}
          required
        />
        <TextField
          {...field('phone')}
          autoComplete="tel-national"
          label={t('fields.mobilePhone')}
          defaultValue={sample.phone}
        />
        <TextField
          {...field('line')}
          autoComplete="address-line1"
          label={t('demo.line')}
          defaultValue={sample.line}
          required
        />
        <TextField
          {...moved('postCode', () => void open?.moveTo(addressOf(values())))}
          label={t('fields.postCode')}
          autoComplete="postal-code"
          width="third"
          defaultValue={sample.postCode}
          required
        />
        <TextField
          {...field('city')}
          autoComplete="address-level2"
          label={t('fields.city')}
          width="two-thirds"
          defaultValue={sample.city}
          required
        />
        <SelectField
          {...field('card')}
          label={t('demo.card')}
          placeholder={t('demo.card')}
          options={Object.entries(cards).map(([outcome, value]) => ({ value, label: t(`demo.cards.${outcome}`) }))}
          required
        />
      </FieldGrid>
      {details?.error && <Alert type="error">{details.error}</Alert>}
      <Deliveries />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('demo.pay', { total: useTotal() })}
      </Button>
    </form>
  );
}

/** A field on which the price depends; `onMove` runs when it is left. */
const moved = (name: string, onMove: () => void) => ({
  field: { ...freeField(`demo-${name}`, null), name, onBlur: async () => onMove() },
});

function Deliveries() {
  const t = useDemoTexts();
  const { format } = useStorefront();
  const { details, open } = useSnapshot(useStore(createDemoStore).state);
  const options = details?.shippingOptions ?? [];
  if (options.length === 0) return null;
  return (
    <RadioCards
      name="demo-delivery"
      legend={t('delivery.title')}
      cards={options.map(({ id, label, amount }) => ({
        value: id,
        title: label,
        details: null,
        price: (
          <span className={text.medium} translate="no">
            {format.price(Number(amount.value))}
          </span>
        ),
      }))}
      chosen={options.find(({ selected }) => selected)?.id ?? null}
      error={null}
      onChoose={(id) => id !== null && void open?.choose(id)}
    />
  );
}

function useTotal() {
  const { format } = useStorefront();
  const { details } = useSnapshot(useStore(createDemoStore).state);
  return format.price(Number(details?.total.amount.value ?? 0));
}
