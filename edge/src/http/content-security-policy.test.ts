import { contentSecurityPolicy, policyHeaders } from './content-security-policy.ts';
import { sourcesOfNonce } from './inline-sources.ts';

const directivesOf = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ')[0], part]));

test('the policy has no unsafe sources or wildcards: scripts need the nonce, requests go only to the own origin', () => {
  const policy = contentSecurityPolicy(sourcesOfNonce('n0nce'));

  expect(policy).not.toMatch(/unsafe|\*|data:.*script/);
  expect(directivesOf(policy).get('script-src')).toBe("script-src 'nonce-n0nce' 'strict-dynamic'");
  expect(directivesOf(policy).get('connect-src')).toBe("connect-src 'self'");
});

test('file origins are allowed for styles and requests, a WebSocket origin only for requests', () => {
  const directives = directivesOf(
    contentSecurityPolicy(sourcesOfNonce('n0nce'), ['http://localhost:3101', 'ws://localhost:3101']),
  );

  expect(directives.get('style-src')).toBe("style-src 'self' http://localhost:3101 'nonce-n0nce'");
  expect(directives.get('connect-src')).toBe("connect-src 'self' http://localhost:3101 ws://localhost:3101");
});

test('reCAPTCHA frames and requests are allowed only with its site key, without an additional script source (M9)', () => {
  const google = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';
  const closed = contentSecurityPolicy(sourcesOfNonce('n0nce'));
  const open = directivesOf(contentSecurityPolicy(sourcesOfNonce('n0nce'), [], { recaptcha: true }));

  expect(closed).not.toContain('google');
  expect(open.get('frame-src')).toBe(`frame-src 'self' ${google}`);
  expect(open.get('connect-src')).toBe(`connect-src 'self' ${google}`);
  expect(open.get('script-src')).toBe("script-src 'nonce-n0nce' 'strict-dynamic'");
});

test('with Mapbox the policy additionally allows only requests to the Mapbox hosts, blob images and own workers', () => {
  const directives = directivesOf(contentSecurityPolicy(sourcesOfNonce('n0nce'), [], { mapbox: true }));

  expect(directives.get('connect-src')).toBe("connect-src 'self' https://api.mapbox.com https://events.mapbox.com");
  expect(directives.get('img-src')).toBe("img-src 'self' data: blob:");
  expect(directives.get('worker-src')).toBe("worker-src 'self'");
});

test('third-party providers are allowed for requests, frames and images, without an additional script source (D12, F8)', () => {
  const directives = directivesOf(
    contentSecurityPolicy(sourcesOfNonce('n0nce'), [], { providers: ['https://chat.example'] }),
  );

  expect(directives.get('connect-src')).toBe("connect-src 'self' https://chat.example wss://chat.example");
  expect(directives.get('frame-src')).toBe("frame-src 'self' https://chat.example");
  expect(directives.get('img-src')).toBe("img-src 'self' https://chat.example data:");
  expect(directives.get('script-src')).toBe("script-src 'nonce-n0nce' 'strict-dynamic'");
});

test('a receiver of our own requests is allowed for nothing else (D10)', () => {
  const directives = directivesOf(
    contentSecurityPolicy(sourcesOfNonce('n0nce'), [], { receivers: ['https://measure.example'] }),
  );

  const naming = [...directives].filter(([, sources]) => sources.includes('measure.example'));
  expect(naming).toEqual([['connect-src', "connect-src 'self' https://measure.example"]]);
});

test.each([
  ['only our scripts', {}, true],
  ['a third-party provider', { providers: ['https://chat.example'] }, false],
  ['reCAPTCHA', { recaptcha: true }, false],
  ['Mapbox', { mapbox: true }, false],
])('trusted types on a page with %s: required is %s', (_, others, isRequired) => {
  const headers = policyHeaders(sourcesOfNonce('n0nce'), [], { ...others, limitsWrites: true });
  const [required, reported] = [headers['content-security-policy'], headers['content-security-policy-report-only']];

  expect(required?.includes("require-trusted-types-for 'script'")).toBe(isRequired);
  expect(reported?.includes("require-trusted-types-for 'script'") ?? false).toBe(!isRequired);
});

test('a page of a shell without a default policy does not require trusted types: it could not load a script', () => {
  expect(JSON.stringify(policyHeaders(sourcesOfNonce('n0nce'), [], {}))).not.toContain('trusted-types');
});

test('each policy names the endpoint for violations, for browsers with and without the Reporting API', () => {
  const given = { providers: ['https://chat.example'], limitsWrites: true };
  const headers = policyHeaders(sourcesOfNonce('n0nce'), [], given);

  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
  for (const name of ['content-security-policy', 'content-security-policy-report-only'])
    expect(headers[name]).toMatch(/; report-uri \/csp-reports; report-to csp$/);
});
