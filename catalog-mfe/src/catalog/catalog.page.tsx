import { useTexts } from '@odeta/shared/i18n';
import { Button } from '@odeta/shared/ui';
import { useState } from 'react';

export function Page() {
  const t = useTexts('catalog');
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>{t('title')}</h1>
      <Button onClick={() => setCount(count + 1)}>{count}</Button>
    </>
  );
}
