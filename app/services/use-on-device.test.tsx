import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { useOnDevice } from './use-on-device.ts';

function Place() {
  return useOnDevice() ? 'on the device' : 'elsewhere';
}

test('a page that the provider renders is not on the device', () => {
  expect(renderToString(<Place />)).toBe('elsewhere');
});
