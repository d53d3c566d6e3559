import type { EntryId } from "#domain/frame/Menu.ts"
import type { MenuIconName } from "#ui/frame/menu/MenuIcon.tsx"

export const entryIcons: Readonly<Record<EntryId, MenuIconName>> = {
  myAccount: "account",
  deposit: "deposit",
  withdraw: "withdraw",
  bettingRecord: "bets",
  accountRecord: "records",
  profitLoss: "profit",
  rewardCentre: "reward",
  vip: "vip",
  securityCentre: "security",
  download: "download",
  pointsMall: "mall",
  task: "task",
  mission: "mission",
  affiliate: "affiliate",
}
