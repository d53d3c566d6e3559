import { paths } from "./paths.ts"

/** Where the account record shows what was paid in, and what was taken out. */
export const records = {
  deposits: `${paths.accountRecord}?tab=deposit`,
  withdrawals: `${paths.accountRecord}?tab=withdraw`,
} as const
