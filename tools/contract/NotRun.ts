/** Thrown if a check cannot run. The message is the reason. */
export class NotRun extends Error {}
