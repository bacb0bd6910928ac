import { Checkbox, RadioCards } from '@odeta/shared/forms';
import { Price, Stepper } from '@odeta/shared/ui';
import { useState } from 'react';
import type { Entry, Texts } from '../entry.ts';
import { moneyOf } from '../sample-products.ts';
import { Shown } from '../shown.tsx';

/** What is chosen. */
export const choices: readonly Entry[] = [
  {
    name: 'Checkbox',
    door: '@odeta/shared/forms',
    cases: {
      'not ticked': (t) => <Box label={t('choices.terms')} />,
      ticked: (t) => <Box label={t('choices.terms')} ticked />,
      'some of several': (t) => <Checkbox checked={false} mixed label={t('choices.all')} onChange={() => {}} />,
      hover: (t) => (
        <Shown as="hover">
          <Box label={t('choices.terms')} />
        </Shown>
      ),
      focus: (t) => (
        <Shown as="focus-visible">
          <Box label={t('choices.terms')} />
        </Shown>
      ),
      disabled: (t) => (
        <Checkbox checked={false} disabled onChange={() => {}}>
          {t('choices.terms')}
        </Checkbox>
      ),
      wrong: (t) => (
        <Checkbox id="terms-wrong" checked={false} error={t('choices.terms-error')} onChange={() => {}}>
          {t('choices.terms')}
        </Checkbox>
      ),
    },
  },
  {
    name: 'Radio cards',
    door: '@odeta/shared/forms',
    fills: true,
    cases: {
      'one chosen, one not to be had': (t) => <Delivery t={t} name="delivery" chosen="courier" />,
      wrong: (t) => <Delivery t={t} name="delivery-wrong" error={t('choices.delivery-error')} />,
    },
  },
  {
    name: 'Stepper',
    door: '@odeta/shared/ui',
    cases: {
      'at its least': (t) => <Quantity t={t} start={1} />,
      between: (t) => <Quantity t={t} start={2} />,
      'at its most': (t) => <Quantity t={t} start={3} />,
    },
  },
];

function Box({ label, ticked = false }: { label: string; ticked?: boolean }) {
  const [isTicked, setTicked] = useState(ticked);
  return (
    <Checkbox checked={isTicked} onChange={setTicked}>
      {label}
    </Checkbox>
  );
}

function Quantity({ t, start }: { t: Texts; start: number }) {
  const [value, setValue] = useState(start);
  return <Stepper value={value} max={3} label={t('choices.quantity')} onChange={setValue} />;
}

function Delivery({
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
