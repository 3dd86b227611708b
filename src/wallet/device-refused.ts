/** The device check failed, or the user cancelled it: a browser does not distinguish the two. */
export class DeviceRefused extends Error {
  override name = 'DeviceRefused';

  constructor(cause: unknown) {
    super('The device did not confirm its owner', { cause });
  }
}
