/** The length of a username and a password, unless the merchant has a pattern. */
export const ownLength = { min: 6, max: 16 } as const
