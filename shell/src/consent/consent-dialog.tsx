import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { Button, text } from '@odeta/ui';
import { Switch } from '@odeta/ui/forms';
import { Dialog } from '@odeta/ui/overlays';
import { useState } from 'react';
import type { WindowProps } from '../on-demand/window-props.ts';
import { createConsentStore } from './consent.store.ts';
import { type Purpose, purposes } from './consent.ts';
import classes from './consent-dialog.module.css';

/** The visitor's choice by purpose; nothing is preselected, and the three buttons look alike. */
export function ConsentDialog({ open, onClose }: WindowProps) {
  const t = useTexts('windows');
  const shared = useTexts('shell');
  const store = useStore(createConsentStore);
  const known = useSnapshot(store.state).purposes;
  const [changed, setChanged] = useState<readonly Purpose[] | null>(null);
  const chosen = changed ?? known;

  function handleSwitch(purpose: Purpose, isOn: boolean) {
    setChanged(purposes.filter((other) => (other === purpose ? isOn : chosen.includes(other))));
  }

  /** Discards changes that were not saved, so that the switches show the current consent. */
  function handleClose() {
    setChanged(null);
    onClose();
  }

  function handleDecision(decided: readonly Purpose[]) {
    handleClose();
    store.decide(decided);
  }

  const footer = (
    <div className={classes.buttons}>
      <Button kind="secondary" onClick={() => handleDecision([])}>
        {shared('consent.refuse')}
      </Button>
      <Button kind="secondary" onClick={() => handleDecision(chosen)}>
        {t('consent.save')}
      </Button>
      <Button kind="secondary" onClick={() => handleDecision(purposes)}>
        {shared('consent.accept')}
      </Button>
    </div>
  );
  return (
    <Dialog open={open} title={shared('consent.title')} footer={footer} onClose={handleClose}>
      <p className={classes.words}>{shared('consent.text')}</p>
      <ul>
        <li className={classes.purpose}>
          <Switch checked disabled onChange={() => {}}>
            <Words purpose="necessary" />
          </Switch>
        </li>
        {purposes.map((purpose) => (
          <li key={purpose} className={classes.purpose}>
            <Switch checked={chosen.includes(purpose)} onChange={(isOn) => handleSwitch(purpose, isOn)}>
              <Words purpose={purpose} />
            </Switch>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Words({ purpose }: { purpose: Purpose | 'necessary' }) {
  const t = useTexts('windows');
  return (
    <>
      <span className={text.medium}>{t(`consent.${purpose}.name`)}</span>
      <span className={classes.detail}>{t(`consent.${purpose}.detail`)}</span>
    </>
  );
}
