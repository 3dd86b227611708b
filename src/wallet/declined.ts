/** The user declined a question before an action, which has therefore not happened. No message is shown. */
export class Declined extends Error {
  override name = 'Declined';

  constructor() {
    super('The person closed the question');
  }
}
