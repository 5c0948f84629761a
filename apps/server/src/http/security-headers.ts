// The security headers: a browser may run this page, its workers and its pictures, and connect to nobody else.

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // Only Svelte's templates turn strings into markup, and only our own policy turns addresses into scripts.
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html blackpeg',
];

const POWERS = 'accelerometer camera geolocation gyroscope magnetometer microphone midi payment usb'.split(
  ' ',
);

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY.join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': POWERS.map((power) => `${power}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
/** A year of TLS only. Only for servers that have it: it would lock everybody else out. */
const ONLY_TLS = { 'strict-transport-security': 'max-age=31536000' };

export function securityHeaders(options: { readonly behindTls: boolean }): Readonly<Record<string, string>> {
  return options.behindTls ? { ...HEADERS, ...ONLY_TLS } : HEADERS;
}
