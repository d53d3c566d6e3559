/** The version of the contract (`docs/gateway.md`). Must be raised when a call, a field or a rule changes. */
export const contractVersion = "1.2.0"
