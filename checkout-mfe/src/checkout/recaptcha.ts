interface Recaptcha {
  ready(work: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** M9. Asks the invisible challenge of the shop's site key; its script is loaded with the first question. */
export async function askRecaptcha(siteKey: string): Promise<string> {
  const recaptcha = readRecaptcha() ?? (await loadRecaptcha(siteKey));
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: 'order' });
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
