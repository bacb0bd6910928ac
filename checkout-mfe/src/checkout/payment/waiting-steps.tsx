import { useTexts } from '@odeta/storefront/i18n';
import { Step } from '../steps/step.tsx';

/** The titles of the steps that are still closed. */
export function WaitingSteps({ withoutPayment }: { withoutPayment: boolean }) {
  const t = useTexts('checkout');
  const steps = ['contact', 'delivery', ...(withoutPayment ? [] : ['payment']), 'consents'];
  return steps.map((name, index) => <Step key={name} number={index + 2} title={t(`${name}.title`)} />);
}
