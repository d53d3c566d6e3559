/** The query parameter of a scenario. */
export const parameter = "scenario"

/** Keys of the harness in the storage it shares with the product. */
export const storedKeys = {
  scenario: "__harness",
  edge: "__harness.edge",
  /** The name of the simulated gateway's lock, and the key of its data if each tab has a separate gateway. */
  gateway: "__harness.gateway",
  /** The input in the panels; in session storage. */
  forms: "__harness.forms",
  /** Marks that another tab has reset everything; in session storage. */
  over: "__harness.over",
  /** A scenario file to open after the reload; in session storage. */
  file: "__harness.file",
} as const
