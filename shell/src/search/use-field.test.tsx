import { renderInStorefront } from '@odeta/storefront/testing';
import { useLayoutEffect } from 'react';
import { useField } from './use-field.ts';

function Typed({ form, field, between }: { form: HTMLFormElement; field: HTMLInputElement; between: string }) {
  const { typed } = useField(field, { form, options: [], onChoose: () => {} });
  // Between rendering and adding the listeners.
  useLayoutEffect(() => {
    field.value = between;
  }, [field, between]);
  return <p>{typed}</p>;
}

test('text typed between first paint and hydration is not lost (C3)', async () => {
  document.body.innerHTML = '<search><form><input name="q" value="xyz"></form></search>';
  const form = document.forms[0] as HTMLFormElement;

  const { container } = await renderInStorefront(
    <Typed form={form} field={form.elements.namedItem('q') as HTMLInputElement} between="kab" />,
  );

  expect(container.textContent).toBe('kab');
});
