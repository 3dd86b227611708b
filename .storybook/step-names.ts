const pattern = /^In the step “(.*?)”:\n/;

/** The message of an error in a step. Nested steps are listed in a row, the outer one first. */
export const failedIn = (label: string, message: string): string =>
  `In the step “${label}”:\n${message}`;

/** Splits such a message: the labels of the steps, and the message of the innermost one. */
export function readSteps(message: string): { steps: string[]; reason: string } {
  const [whole, label] = pattern.exec(message) ?? [];
  if (whole === undefined || label === undefined) return { steps: [], reason: message };
  const { steps, reason } = readSteps(message.slice(whole.length));
  return { steps: [label, ...steps], reason };
}
