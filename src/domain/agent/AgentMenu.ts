import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { isOn, type ModuleId, type Whitelabel } from "#domain/Whitelabel.ts"

export const groups = ["team", "earnings", "messages", "funds"] as const
export type Group = (typeof groups)[number]

export interface Circumstances {
  readonly whitelabel: Pick<Whitelabel, "modules">
  readonly hasDividend: boolean
}

interface Row {
  readonly id: string
  readonly group: Group
  readonly label: MessageKey
  // The online service opens a popup instead of a page, so this entry has no path (open point 44).
  readonly path?: string
  readonly module?: ModuleId
  readonly when?: (circumstances: Circumstances) => boolean
}

export const showsDividend = ({ whitelabel, hasDividend }: Circumstances): boolean =>
  hasDividend || isOn(whitelabel, "COMM3")

// Assumed: TRANSBETREPMEM3 enables betting records, COMM3 rebates, REWCEN3 red rain, AGEDOWNMAN3 new accounts.
// Contracts, deposit and withdrawal show whatever modules the merchant has (open points 78, 79 and 81).
const rows = [
  {
    id: "overview",
    group: "team",
    label: "team_overview",
    path: paths.teamOverview,
    module: "AGEINFO3",
  },
  { id: "pnl", group: "team", label: "team_pnl", path: paths.teamPnl, module: "PERSPNL3" },
  { id: "team", group: "team", label: "my_team", path: paths.team, module: "AGEDOWNMAN3" },
  {
    id: "teamBetting",
    group: "team",
    label: "team_betting",
    path: paths.teamBetting,
    module: "TRANSBETREPMEM3",
  },
  {
    id: "memberTransactions",
    group: "team",
    label: "member_transactions",
    path: `${paths.accountRecord}?types=A`,
    module: "MEMTRANS3",
  },
  {
    id: "teamRebate",
    group: "team",
    label: "team_rebate",
    path: paths.teamRebate,
    module: "COMM3",
  },
  {
    id: "register",
    group: "team",
    label: "open_account",
    path: paths.agentRegister,
    module: "AGEDOWNMAN3",
  },
  {
    id: "agentRebate",
    group: "earnings",
    label: "agent_rebate",
    path: paths.agentRebate,
    module: "COMM3",
  },
  {
    id: "dividend",
    group: "earnings",
    label: "agent_dividend",
    path: paths.agentDividend,
    when: showsDividend,
  },
  {
    id: "salaryContract",
    group: "earnings",
    label: "salary_contract",
    path: paths.salaryContract,
  },
  {
    id: "dividendContract",
    group: "earnings",
    label: "dividend_contract",
    path: paths.dividendContract,
  },
  {
    id: "hourContract",
    group: "earnings",
    label: "hour_contract",
    path: paths.hourContract,
  },
  {
    id: "redRain",
    group: "earnings",
    label: "red_rain",
    path: paths.redRain,
    module: "REWCEN3",
  },
  {
    group: "messages",
    id: "notices",
    label: "title_agent_notices",
    path: `${paths.agentNotice}?types=A`,
    module: "AGEANNOUNCE3",
  },
  { id: "inbox", group: "messages", label: "inbox", path: paths.inbox, module: "INBOX3" },
  { id: "service", group: "messages", label: "online_service" },
  { id: "deposit", group: "funds", label: "deposit", path: paths.deposit },
  { id: "withdraw", group: "funds", label: "withdraw", path: paths.withdraw },
  { id: "home", group: "funds", label: "home", path: paths.home },
] as const satisfies ReadonlyArray<Row>

export type EntryId = (typeof rows)[number]["id"]

export interface Entry extends Pick<Row, "group" | "label" | "path"> {
  readonly id: EntryId
}

const table: ReadonlyArray<Entry & Row> = rows

export const entries = (circumstances: Circumstances): ReadonlyArray<Entry> =>
  table.filter(
    ({ module, when }) =>
      (module === undefined || isOn(circumstances.whitelabel, module)) && (when?.(circumstances) ?? true),
  )
