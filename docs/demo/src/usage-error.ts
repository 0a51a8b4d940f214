/** Arguments that the demo does not understand: one line for the user, exit status 2. */
export class UsageError extends Error {}
