import { paths } from "./paths.ts"

export const records = {
  deposits: `${paths.accountRecord}?tab=deposit`,
  withdrawals: `${paths.accountRecord}?tab=withdraw`,
} as const
