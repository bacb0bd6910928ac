import type { Country, VersionSet } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { type ActivePreview, type PreviewState, versionsIn } from '../releases/preview-state.ts';
import { barTexts } from './bar-texts.ts';

export const PREVIEW_END_PATH = '/preview-end';

/** Without a shell's styles it is still readable: the version that is tried out may be one that breaks them. */
const STYLE =
  '.odeta-preview{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 24px;padding:8px max(16px,env(safe-area-inset-left));border-bottom:1px solid #cfc8bd;background:#faf3e5;color:#1b1917;font:400 .875rem/1.375rem Manrope,system-ui,sans-serif}' +
  '.odeta-preview p{margin:0;max-width:60rem;overflow-wrap:anywhere}' +
  '.odeta-preview b{font-weight:600}' +
  '.odeta-preview form{margin:0}' +
  '.odeta-preview button{min-height:44px;padding:0 16px;border:1px solid #1b1917;border-radius:2px;background:#fff;color:inherit;font:500 .875rem/1.375rem Manrope,system-ui,sans-serif;cursor:pointer}' +
  '.odeta-preview button:hover{background:#f2efe9}' +
  '.odeta-preview button:focus-visible{outline:2px solid #1b1917;outline-offset:2px}' +
  '@media(min-width:960px){.odeta-preview{padding-inline:48px}}' +
  '@media print{.odeta-preview{display:none}}';

interface Shown {
  country: Pick<Country, 'language' | 'locale' | 'timeZone'>;
  preview: PreviewState;
  /** Of the page. */
  versions: VersionSet;
  nonce: string;
}

/**
 * HTML above the application: which versions are tried out, until when, and a way to end that. It belongs to no unit, so that a shell that
 * is tried out cannot hide it, and shows without scripts. It is part of the page's flow, so that it covers nothing and nothing moves.
 */
export function previewBar({ country, preview, versions, nonce }: Shown): string {
  if (preview.state === 'none') return '';
  const { label, end, ended } = barTexts[country.language];
  const style = `<style nonce="${nonce}">${STYLE}</style>`;
  const open = `${style}<aside class="odeta-preview" aria-label="${label}">`;
  if (preview.state !== 'active') return `${open}<p role="status">${ended[preview.state]}</p></aside>`;
  const form = `<form method="post" action="${PREVIEW_END_PATH}"><button>${end}</button></form>`;
  const { names, more = '' } = namesIn(country, preview, versions);
  return `${open}<p>${label}: ${names}, ${untilIn(country, preview.until)}.${more}</p>${form}</aside>`;
}

/** What is shown, and for drafts that nothing can be ordered with their prices. */
function namesIn({ language }: Shown['country'], preview: ActivePreview, versions: VersionSet) {
  const { failed, drafts, noOrders } = barTexts[language];
  if (preview.drafts !== undefined) {
    return { names: `<b>${drafts.replace('{number}', String(preview.drafts))}</b>`, more: ` ${noOrders}` };
  }
  const names = Object.entries(versionsIn(preview)).map(([unit, version]) => {
    const isGiven = versions[unit]?.metadata.version === version;
    return `<b>${escapeHtml(`${unit}@${version}`)}</b>${isGiven ? '' : ` (${failed})`}`;
  });
  return { names: names.join(', ') };
}

function untilIn({ language, locale, timeZone }: Shown['country'], time: number) {
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time);
  return barTexts[language].until.replace('{time}', written.replaceAll(' ', '\u00a0'));
}
