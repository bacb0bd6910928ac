import bell from '@lucide/icons/icons/bell';
import type { VariantId } from '@odeta/contracts';
import { createPushStore } from '@odeta/device/push';
import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, classNames, Icon, text } from '@odeta/ui';
import { ProblemAlert } from '@odeta/ui/problem-alert';
import { useEffect } from 'react';

interface Props {
  variantId: VariantId;
  onAsked: () => void;
}

/** Offers a push notification in this browser or app instead of an e-mail, if it is supported. */
export function NoticePush({ variantId, onAsked }: Props) {
  const t = useTexts('catalog');
  const store = useStore(createPushStore);
  const { place, status, isBusy, problem } = useSnapshot(store.state);

  useEffect(() => void store.check(), [store]);

  if (status === 'unknown' || status === 'unsupported') return null;
  if (status === 'denied') return <p className={classNames(text.size13, text.soft)}>{t('notice.push-denied')}</p>;

  async function handleClick() {
    if (await store.askForStock(variantId)) onAsked();
  }

  return (
    <>
      <Button kind="secondary" wide busy={isBusy} onClick={() => void handleClick()}>
        <Icon icon={bell} size={16} />
        {t(place === 'app' ? 'notice.push-app' : 'notice.push')}
      </Button>
      <div role="alert">
        {problem && <ProblemAlert problem={problem} texts={(key) => t(`notice.problems.${key}`)} />}
      </div>
    </>
  );
}
