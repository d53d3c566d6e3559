/**
 * Milliseconds after which a test in a browser stops waiting for a condition. Long enough that only a hanging test
 * reaches this limit, even on a busy machine.
 */
export const longestWait = 20_000
