const pattern = /^In the step “(.*?)”:\n/;

/** Puts a step's label before an error message. With nested steps, the label of the outermost step is first. */
export const failedIn = (label: string, message: string): string =>
  `In the step “${label}”:\n${message}`;

/** Splits a message of `failedIn` into the labels of the steps and the reason of the failure. */
export function readSteps(message: string): { steps: string[]; reason: string } {
  const [prefix, label] = pattern.exec(message) ?? [];
  if (prefix === undefined || label === undefined) return { steps: [], reason: message };
  const { steps, reason } = readSteps(message.slice(prefix.length));
  return { steps: [label, ...steps], reason };
}
