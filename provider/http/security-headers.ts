import type { MiddlewareHandler } from 'hono';

import type { Proxies } from './proxies.ts';

/** Allowed resources of a page of the wallet. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // `data:` and `blob:` are for captured documents and drawn QR codes.
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  // The wallet submits its forms by script.
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

// Features that are not listed, such as sharing and writing to the clipboard, stay allowed for the wallet's origin.
const permissionsPolicy = [
  'camera=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  // Get paid keeps the screen on (decision 168).
  'screen-wake-lock=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'clipboard-read',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'serial',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Time in which a browser uses only https for the host, after an https answer. */
const strictTransportSecurity = 'max-age=31536000';

/** Sets the security headers of every answer. An answer's own stricter policy is preserved. */
export function securityHeaders(proxies: Proxies): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!context.res.headers.has('Content-Security-Policy')) {
      context.header('Content-Security-Policy', contentSecurityPolicy);
    }
    context.header('Permissions-Policy', permissionsPolicy);
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (proxies.isHttps(context)) {
      context.header('Strict-Transport-Security', strictTransportSecurity);
    }
  };
}
