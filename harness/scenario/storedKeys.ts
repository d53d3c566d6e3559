/** The query parameter of a scenario. */
export const parameter = "scenario"

/** Keys of the harness in the storage it shares with the product. */
export const storedKeys = {
  scenario: "__harness",
  edge: "__harness.edge",
  /** The lock of the simulated gateway, and its data where each tab is separate. */
  gateway: "__harness.gateway",
  /** In the tab's own storage. */
  forms: "__harness.forms",
  /** In the tab's own storage: another tab has started over. */
  over: "__harness.over",
  /** In the tab's own storage: a scenario file that the next page opens. */
  file: "__harness.file",
} as const
