/**
 * Milliseconds after which a test in a browser gives up waiting for a condition. One bound for all: it ends a test that
 * hangs, and a busy machine does not reach it.
 */
export const longestWait = 20_000
