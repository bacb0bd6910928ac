interface Recaptcha {
  ready(work: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** B12, in pixels: on narrow screens the reCAPTCHA badge is moved above the floating controls. */
const BADGE_OFFSET = 200;
const NARROW = '(max-width: 59.99875em)';

/** Runs the invisible challenge for the shop's site key; the script is loaded on first use. */
export async function askRecaptcha(
  siteKey: string,
  { isApp = false, action }: { isApp?: boolean; action: string },
): Promise<string> {
  const recaptcha = readRecaptcha() ?? (await loadRecaptcha(siteKey));
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  if (!isApp && globalThis.matchMedia(NARROW).matches) raiseBadge(globalThis.document);
  return recaptcha.execute(siteKey, { action });
}

function raiseBadge(page: Document) {
  const badge = page.querySelector<HTMLElement>('.grecaptcha-badge');
  if (badge) badge.style.bottom = `${BADGE_OFFSET}px`;
}

const readRecaptcha = () => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;

function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = globalThis.document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('error', () => reject(new Error('reCAPTCHA was not loaded')));
    script.addEventListener('load', () => {
      const recaptcha = readRecaptcha();
      if (recaptcha) resolve(recaptcha);
      else reject(new Error('reCAPTCHA did not start'));
    });
    globalThis.document.head.append(script);
  });
}
