/** An operator's command cannot be carried out. The message names the remedy. */
export class AdminProblem extends Error {}
