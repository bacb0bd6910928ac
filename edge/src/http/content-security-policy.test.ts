import { sourcesOfNonce } from '../rendering/inline-sources.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directivesOf = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ')[0], part]));

test('nothing runs, styles or is asked without the shop saying so', () => {
  const policy = contentSecurityPolicy(sourcesOfNonce('n0nce'));

  expect(policy).not.toMatch(/unsafe|\*|data:.*script/);
  expect(directivesOf(policy).get('script-src')).toBe("script-src 'nonce-n0nce' 'strict-dynamic'");
  expect(directivesOf(policy).get('connect-src')).toBe("connect-src 'self'");
});

test('files may come from other origins; a socket is for requests alone', () => {
  const directives = directivesOf(
    contentSecurityPolicy(sourcesOfNonce('n0nce'), ['http://localhost:3101', 'ws://localhost:3101']),
  );

  expect(directives.get('style-src')).toBe("style-src 'self' http://localhost:3101 'nonce-n0nce'");
  expect(directives.get('connect-src')).toBe("connect-src 'self' http://localhost:3101 ws://localhost:3101");
});

test('frames of reCAPTCHA come with its site key alone; its script is one that ours may load (M9)', () => {
  const google = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';
  const closed = contentSecurityPolicy(sourcesOfNonce('n0nce'));
  const open = directivesOf(contentSecurityPolicy(sourcesOfNonce('n0nce'), [], { recaptcha: true }));

  expect(closed).not.toContain('google');
  expect(open.get('frame-src')).toBe(`frame-src 'self' ${google}`);
  expect(open.get('connect-src')).toBe(`connect-src 'self' ${google}`);
  expect(open.get('script-src')).toBe("script-src 'nonce-n0nce' 'strict-dynamic'");
});

test('a map of Mapbox may ask for its data, and nobody else may', () => {
  const directives = directivesOf(contentSecurityPolicy(sourcesOfNonce('n0nce'), [], { mapbox: true }));

  expect(directives.get('connect-src')).toBe("connect-src 'self' https://api.mapbox.com https://events.mapbox.com");
  expect(directives.get('img-src')).toBe("img-src 'self' data: blob:");
  expect(directives.get('worker-src')).toBe("worker-src 'self'");
});

test('whose script a page may fetch may show itself and be asked; its script needs no word here (D12, F8)', () => {
  const directives = directivesOf(
    contentSecurityPolicy(sourcesOfNonce('n0nce'), [], { providers: ['https://chat.example'] }),
  );

  expect(directives.get('connect-src')).toBe("connect-src 'self' https://chat.example wss://chat.example");
  expect(directives.get('frame-src')).toBe("frame-src 'self' https://chat.example");
  expect(directives.get('img-src')).toBe("img-src 'self' https://chat.example data:");
  expect(directives.get('script-src')).toBe("script-src 'nonce-n0nce' 'strict-dynamic'");
});
