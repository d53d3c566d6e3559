/** The names of the parts of the last registration form, which the shell draws before the app (showContent.ts). */
export const registerPartsKey = "REGISTER_PARTS"
