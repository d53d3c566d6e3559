/** A check cannot run; the message is the reason. */
export class NotRun extends Error {}
