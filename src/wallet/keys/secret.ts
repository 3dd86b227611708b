/**
 * A text that must not get out by accident: through an error report, a log line, a serialised state. It prints and
 * serialises as a placeholder; only `revealSecret` gives the text, so that a search for that name finds every place
 * that uses one. JavaScript cannot overwrite a string: what it holds stays in memory until the engine collects it.
 */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  revealSecret(): string {
    return this.#text;
  }

  toString(): string {
    return '[secret]';
  }

  toJSON(): string {
    return '[secret]';
  }
}
