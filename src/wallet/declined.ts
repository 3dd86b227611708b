/** The user declined the confirmation of an action, so the action has not happened. No message is shown. */
export class Declined extends Error {
  override name = 'Declined';

  constructor() {
    super('The user closed the confirmation');
  }
}
