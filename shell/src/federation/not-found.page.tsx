import { useTexts } from '@odeta/storefront/i18n';
import { NotFound } from '@odeta/ui/not-found';
import { useEffect } from 'react';
import { useInteractive } from './remote-context.tsx';

export function NotFoundPage() {
  const t = useTexts('shell');
  const title = t('not-found.title');
  useInteractive();

  useEffect(() => {
    document.title = title;
  }, [title]);

  return <NotFound />;
}
