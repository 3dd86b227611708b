/**
 * A text that must not leak by accident: through an error report, a log line, a serialised state. It prints and
 * serialises as a placeholder; only `revealSecret` returns the text, so that a search for that name finds every use.
 * JavaScript cannot overwrite a string: it stays in memory until the engine collects it.
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
