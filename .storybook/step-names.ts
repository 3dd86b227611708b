const pattern = /^In the step “(.*?)”:\n/;

/** The message of an error in a step. The labels of nested steps come first, outermost first. */
export const failedIn = (label: string, message: string): string =>
  `In the step “${label}”:\n${message}`;

/** Splits a message of `failedIn` into the labels of the steps and the reason of the failure. */
export function readSteps(message: string): { steps: string[]; reason: string } {
  const [whole, label] = pattern.exec(message) ?? [];
  if (whole === undefined || label === undefined) return { steps: [], reason: message };
  const { steps, reason } = readSteps(message.slice(whole.length));
  return { steps: [label, ...steps], reason };
}
