/** The device did not confirm its person, or the person called its check off: a browser does not tell which. */
export class DeviceRefused extends Error {
  override name = 'DeviceRefused';

  constructor(cause: unknown) {
    super('The device did not confirm its person', { cause });
  }
}
