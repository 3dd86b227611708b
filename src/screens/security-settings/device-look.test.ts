import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { expect, test } from 'vitest';

import { deviceIcon } from './device-look.ts';

test.each([
  ['Safari on iPadOS', Tablet],
  ['Safari on iOS', Smartphone],
  ['Samsung Internet for Android on Android', Smartphone],
  ['Chrome on Windows', Laptop],
  ['Safari on macOS', Laptop],
  ['Firefox on Linux', Laptop],
  ['Chrome on Chrome OS', Laptop],
  ['Unknown device', MonitorSmartphone],
])('%s has the icon of its kind', (name, icon) => {
  expect(deviceIcon(name)).toBe(icon);
});
