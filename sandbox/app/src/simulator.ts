import { consentServices } from '@odeta/contracts/app-bridge';
import {
  addressOfLink,
  createSimulatedApp,
  type LoggedMessage,
  type ReturnLink,
  type SimulatedApp,
  userAgentOf,
} from '@odeta/testing/simulated-app';
import { createBankApp } from './bank-app.ts';
import { followNotifications } from './notifications.ts';
import { createViews, type ShownMessage } from './views.ts';

/** One in this many messages is affected by each fault that is switched on. */
const ONE_OF = 8;
const LATE = 4_000;
/** Milliseconds until the page reports that the app does not answer. */
const PATIENCE = 10_000;
/** `edge` uses it as the user agent of the frame's requests. */
const COOKIE = 'app-simulator';

function simulate(page: Document) {
  const part = <Type extends HTMLElement>(id: string) => page.getElementById(id) as Type;
  const form = part<HTMLFormElement>('settings');
  const frame = part<HTMLIFrameElement>('frame');
  const views = createViews(page);
  const log: ShownMessage[] = [];
  const run = { app: null as SimulatedApp | null, startedAt: 0, isPaused: false, pushToken: null as string | null };

  const isOn = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).checked;
  const settingOf = (name: string) => String(new FormData(form).get(name));
  const happens = (name: string) => isOn(name) && Math.random() < 1 / ONE_OF;

  const fateOf = () => ({
    copies: happens('drop') ? 0 : 1 + Number(happens('duplicate')),
    delay: happens('delay') ? Number(settingOf('wait')) || 0 : 0,
    isGarbled: happens('malformed'),
  });

  function restart() {
    const [platform, version] = [settingOf('platform'), settingOf('version')];
    const isApp = platform === 'ios' || platform === 'android';
    const readyAfter = isOn('silent') ? null : Number(isOn('late')) * LATE;
    run.pushToken = isOn('push') ? newToken() : null;
    const { pushToken } = run;
    run.app = isApp
      ? createSimulatedApp({ platform, version, fateOf, readyAfter, pushToken, onMessage: record })
      : null;
    run.startedAt = performance.now();
    log.length = 0;
    const agent = isApp ? encodeURIComponent(userAgentOf({ platform, version })) : '';
    page.cookie = `${COOKIE}=${agent}; Path=/; SameSite=Strict${agent ? '' : '; Max-Age=0'}`;
    const [width = '', height = ''] = settingOf('screen').split(' × ');
    Object.assign(frame.style, { width: `${width}px`, height: `${Math.min(Number(height), 844)}px` });
    frame.src = '/';
    show();
  }

  function record(message: LoggedMessage) {
    log.push({ ...message, at: performance.now() - run.startedAt });
    if (!run.isPaused) show();
  }

  function show() {
    views.showMessages(log);
    views.showKnown(run.app ?? { knows: {}, happened: [] });
  }

  function openLink(link: ReturnLink) {
    const url = addressOfLink(link);
    const shown = frame.contentWindow as (Window & { odetaShop?: object }) | null;
    if (shown?.odetaShop) run.app?.send('deepLink', { url });
    else frame.src = url;
  }

  const bank = createBankApp(page, {
    shown: () => frame.contentWindow,
    platform: () => settingOf('platform'),
    open: openLink,
  });

  /** Like a webview, installs the interface in each document before its scripts run. */
  function watchFrame() {
    try {
      const shown = frame.contentWindow as (Window & { simulated?: boolean }) | null;
      if (shown && !shown.simulated) {
        shown.simulated = true;
        run.app?.install(shown);
      }
      bank.look();
    } catch {
      // Another site is shown, which cannot be accessed.
    }
    const isGreeted = log.some(({ type, direction }) => type === 'ready' && direction === 'to-web');
    const isSilent =
      log.some(({ type }) => type === 'hello') && !isGreeted && performance.now() - run.startedAt > PATIENCE;
    const text = isSilent
      ? 'No ready for 10 s. Messages wait, of each count only the newest; purchases are remembered until the next start.'
      : '';
    if (part('state').textContent !== text) part('state').textContent = text;
    requestAnimationFrame(watchFrame);
  }

  function send({ dataset }: HTMLElement) {
    run.app?.send(dataset.type ?? '', dataset.payload ? JSON.parse(dataset.payload) : consentOf(settingOf('country')));
  }

  /** The system has allowed or denied notifications of the app, or issued a new token. */
  function changeToken() {
    run.pushToken = isOn('push') ? newToken() : null;
    run.app?.changePushToken(run.pushToken);
  }

  followNotifications(
    page,
    () => run.pushToken,
    (url) => void run.app?.send('deepLink', { url }),
  );
  part('token').addEventListener('click', changeToken);
  for (const button of page.querySelectorAll<HTMLElement>('[data-type]'))
    button.addEventListener('click', () => send(button));
  part('reset').addEventListener('click', () => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('app-bridge.')) localStorage.removeItem(key);
    restart();
  });
  part('pause').addEventListener('click', ({ currentTarget }) => {
    run.isPaused = !run.isPaused;
    (currentTarget as HTMLElement).setAttribute('aria-pressed', String(run.isPaused));
    show();
  });
  part('clear').addEventListener('click', () => {
    log.length = 0;
    show();
  });
  part('export').addEventListener('click', () => {
    const link = page.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(log, null, 2)], { type: 'application/json' }));
    link.download = 'app-bridge-messages.json';
    link.click();
    URL.revokeObjectURL(link.href);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    const { name } = target as HTMLInputElement;
    const query = `?${new URLSearchParams(new FormData(form) as never)}`;
    if (name === 'country') {
      location.href = `//${settingOf('country')}.localhost:${location.port}/app-simulator/${query}`;
      return;
    }
    history.replaceState(null, '', query);
    if (name === 'push') changeToken();
    if (['platform', 'version', 'screen', 'late', 'silent'].includes(name)) restart();
  });
  fill(form, new URLSearchParams(location.search));
  restart();
  watchFrame();
}

const newToken = () => `simulated:${crypto.randomUUID()}`;

/** Measurement on, advertising off. In ua, which has no services, the page refuses the message. */
function consentOf(country: string) {
  const ids = Object.entries(consentServices).find(([language]) => language === country)?.[1] ?? [1, 2];
  const services = ids.map((id, index) => ({ id, granted: index === 0 }));
  return { decidedAt: new Date().toISOString(), services };
}

/** Sets the form from the address; the country comes from the host. */
function fill(form: HTMLFormElement, query: URLSearchParams) {
  (form.elements.namedItem('country') as HTMLSelectElement).value = location.hostname.split('.')[0] ?? '';
  // An address with parameters switches off defaults that it does not name.
  (form.elements.namedItem('push') as HTMLInputElement).checked = query.size === 0 || query.has('push');
  for (const [name, value] of query) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) control.value = value;
    else if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true;
    else if (name !== 'country' && (control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
      control.value = value;
  }
}

simulate(document);
