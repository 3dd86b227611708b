import { Laptop, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from 'lucide-react';

/** The kinds of devices, by the operating system at the end of a device's name. */
const kinds: readonly (readonly [RegExp, LucideIcon])[] = [
  [/ipad|tablet/i, Tablet],
  [/ios|iphone|android|harmony|kaios/i, Smartphone],
  [/windows|macos|mac os|linux|chrome ?os|ubuntu/i, Laptop],
];

/** The icon of a device, by its name, such as `Chrome on Android`. A device has no place (decision 187). */
export function deviceIcon(deviceName: string): LucideIcon {
  return kinds.find(([system]) => system.test(deviceName))?.[1] ?? MonitorSmartphone;
}
