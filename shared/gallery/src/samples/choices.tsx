import { Price } from '@odeta/ui';
import { Checkbox, Combobox, findMatches, RadioCards, Stepper, Switch } from '@odeta/ui/forms';
import { useState } from 'react';
import type { Texts } from '../entry.ts';
import { moneyOf } from './products.ts';

export function Box({ label, ticked = false }: { label: string; ticked?: boolean }) {
  const [isTicked, setTicked] = useState(ticked);
  return (
    <Checkbox checked={isTicked} onChange={setTicked}>
      {label}
    </Checkbox>
  );
}

export function Quantity({ t, start }: { t: Texts; start: number }) {
  const [value, setValue] = useState(start);
  return <Stepper value={value} max={3} label={t('choices.quantity')} onChange={setValue} />;
}

export function Delivery({
  t,
  name,
  chosen = null,
  error,
}: {
  t: Texts;
  name: string;
  chosen?: string | null;
  error?: string;
}) {
  const [value, setValue] = useState(chosen);
  return (
    <RadioCards
      name={name}
      legend={t('choices.delivery')}
      chosen={value}
      error={value === null ? error : null}
      onChoose={setValue}
      cards={[
        { value: 'point', ...words(t, 'point'), price: <Price price={moneyOf(t, 2.49)} from /> },
        { value: 'courier', ...words(t, 'courier'), price: <Price price={0} /> },
        { value: 'express', ...words(t, 'express'), price: <Price price={moneyOf(t, 6.99)} />, disabled: true },
      ]}
    />
  );
}

const words = (t: Texts, kind: string) => ({ title: t(`choices.${kind}`), details: t(`choices.${kind}-details`) });

export function City({ t, id, error }: { t: Texts; id: string; error?: string }) {
  const [typed, setTyped] = useState('');
  const cities = t('choices.cities')
    .split('|')
    .map((label) => ({ value: label, label }));
  return (
    <Combobox
      id={id}
      label={t('choices.city')}
      text={typed}
      error={error}
      options={findMatches(cities, typed)}
      sayFound={(count) => t('choices.found', { count })}
      onType={setTyped}
      onChoose={({ label }) => setTyped(label)}
    />
  );
}

export function Measuring({ t, on = false, disabled }: { t: Texts; on?: boolean; disabled?: boolean }) {
  const [isOn, setOn] = useState(on);
  return (
    <Switch checked={isOn} disabled={disabled} onChange={setOn}>
      {t('choices.measuring')}
    </Switch>
  );
}
