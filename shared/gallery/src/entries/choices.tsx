import { Checkbox } from '@odeta/ui/forms';
import type { Entry } from '../entry.ts';
import { Box, City, Delivery, Measuring, Quantity } from '../samples/choices.tsx';
import { Shown } from '../shown.tsx';

/** Inputs for choosing. */
export const choices: readonly Entry[] = [
  {
    name: 'Checkbox',
    entryPoint: '@odeta/ui/forms',
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
    entryPoint: '@odeta/ui/forms',
    fills: true,
    cases: {
      'one chosen, one not to be had': (t) => <Delivery t={t} name="delivery" chosen="courier" />,
      wrong: (t) => <Delivery t={t} name="delivery-wrong" error={t('choices.delivery-error')} />,
    },
  },
  {
    name: 'Switch',
    entryPoint: '@odeta/ui/forms',
    fills: true,
    cases: {
      off: (t) => <Measuring t={t} />,
      on: (t) => <Measuring t={t} on />,
      focus: (t) => (
        <Shown as="focus-visible">
          <Measuring t={t} />
        </Shown>
      ),
      'on, disabled': (t) => <Measuring t={t} on disabled />,
    },
  },
  {
    name: 'Combobox',
    entryPoint: '@odeta/ui/forms',
    fills: true,
    cases: {
      'suggests while it is typed in': (t) => <City t={t} id="combobox-city" />,
      wrong: (t) => <City t={t} id="combobox-wrong" error={t('choices.not-found')} />,
    },
  },
  {
    name: 'Stepper',
    entryPoint: '@odeta/ui/forms',
    cases: {
      'at its least': (t) => <Quantity t={t} start={1} />,
      between: (t) => <Quantity t={t} start={2} />,
      'at its most': (t) => <Quantity t={t} start={3} />,
    },
  },
];
