import { useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Button, classNames, text } from '@odeta/ui';
import { copyText } from '@odeta/ui/copy-text';
import { TextField } from '@odeta/ui/forms';
import { encodeQR } from 'qr';
import { useMemo, useState } from 'react';
import { StaffForm } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import classes from './log-ins.module.css';
import { createStaffTotp, type NewSecret } from './totp.store.ts';

/** The secret, which is shown only here, and the first code of the app that has read it. */
export function NewApp({ prepared: { secret, address } }: { prepared: NewSecret }) {
  const t = useTexts('staff');
  const store = useStore(createStaffTotp);
  const { field, submit, isBusy, problem } = useStaffForm({
    form: 'totp',
    values: { code: '' },
    required: ['code'],
    onSend: ({ code }) => store.add(code),
  });
  return (
    <>
      <p>{t('totp.scan')}</p>
      <QrCode value={address} label={t('totp.qr')} />
      <p>
        <span className={text.soft}>{t('totp.secret')}</span>{' '}
        <span className={classNames(text.size18, classes.code)}>{inGroups(secret)}</span>
      </p>
      <CopySecret secret={secret} />
      <p>
        <a className={text.link} href={address}>
          {t('totp.open')}
        </a>
      </p>
      <StaffForm action={t('totp.confirm')} isMain isBusy={isBusy} problem={problem} onSubmit={submit}>
        <TextField field={field('code')} autoComplete="one-time-code" label={t('totp.first-code')} required />
      </StaffForm>
      <div>
        <Button kind="text" onClick={store.giveUp}>
          {t('totp.give-up')}
        </Button>
      </div>
    </>
  );
}

function CopySecret({ secret }: { secret: string }) {
  const t = useTexts('staff');
  const [outcome, setOutcome] = useState<'copied' | 'not-copied' | null>(null);
  const copy = async () => setOutcome((await copyText(window, secret)) ? 'copied' : 'not-copied');
  return (
    <div>
      <Button kind="secondary" onClick={() => void copy()}>
        {t('totp.copy')}
      </Button>{' '}
      <span role="status">{outcome && t(`totp.${outcome}`)}</span>
    </div>
  );
}

/** Of four characters, for whoever types it. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** Width of the quiet zone in modules; scanners need it. */
const QUIET = 2;

function QrCode({ value, label }: { value: string; label: string }) {
  const rows = useMemo(() => encodeQR(value, 'raw', { border: QUIET }), [value]);
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  );
}
