/** The names of stored values in a plan of the boot script. */
export const storedKeys = {
  session: "SESSION",
  merchant: "MERCHANT",
  language: "language",
  status: "STATUS",
  whitelabel: "SETTINGS",
  play: "PLAY",
  banner: "BANNER",
  winners: "WINNERS",
  texts: "WORDS",
} as const
