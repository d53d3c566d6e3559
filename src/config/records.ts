import { paths } from "./paths.ts"

/** Addresses of the deposit and withdrawal tabs of the account record. */
export const records = {
  deposits: `${paths.accountRecord}?tab=deposit`,
  withdrawals: `${paths.accountRecord}?tab=withdraw`,
} as const
