/** The version of the contract, which `docs/gateway.md` describes: it rises when a call, a field or a rule changes. */
export const contractVersion = "1.2.0"
