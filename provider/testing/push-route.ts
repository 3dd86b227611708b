/*
 * Imported into a provider process by `PushService.environment`: sends its requests for the test's push service to the
 * service's address, which has neither a name nor a certificate.
 */
const address = process.env['TEST_PUSH_SERVICE'] ?? '';
const direct = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  return url.hostname === 'push.test'
    ? direct(`${address}${url.pathname}`, init)
    : direct(input, init);
};
