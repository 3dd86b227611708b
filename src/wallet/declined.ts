/** The person closed a question that came before an action, which has therefore not happened. Nothing is said of it. */
export class Declined extends Error {
  override name = 'Declined';

  constructor() {
    super('The person closed the question');
  }
}
