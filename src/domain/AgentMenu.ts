import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"

import type { Rule } from "./Access.ts"
import * as MemberType from "./MemberType.ts"
import { isOn, type ModuleId, type Whitelabel } from "./Whitelabel.ts"

export type EntryId =
  | "overview"
  | "pnl"
  | "team"
  | "teamBetting"
  | "memberTransactions"
  | "teamRebate"
  | "register"
  | "agentRebate"
  | "dividend"
  | "salaryContract"
  | "dividendContract"
  | "hourContract"
  | "redRain"
  | "notices"
  | "inbox"
  | "service"
  | "deposit"
  | "withdraw"
  | "home"

export const groups = ["team", "earnings", "messages", "funds"] as const
export type Group = (typeof groups)[number]

/** An entry of agent home, spec §2. The online service has no path: it opens in place (decision 44). */
export interface Entry {
  readonly id: EntryId
  readonly group: Group
  readonly label: MessageKey
  readonly path?: string
  readonly rule: Rule
}

/** What the entries look at. */
export interface Circumstances {
  readonly whitelabel: Pick<Whitelabel, "modules">
  readonly type: MemberType.MemberType
  /** The answer about the current dividend holds something. */
  readonly hasDividend: boolean
}

interface Row extends Entry {
  readonly module?: ModuleId
  readonly when?: (circumstances: Circumstances) => boolean
}

/** Whether the dividend is shown: there is one, or the merchant has commissions (decision 82). */
export const showsDividend = ({ whitelabel, hasDividend }: Omit<Circumstances, "type">): boolean =>
  hasDividend || isOn(whitelabel, "COMM3")

/** Assumed: who is never asked about contracts has none to look at. */
const hasContracts = ({ type }: Circumstances): boolean => !MemberType.isNonContract(type)

/**
 * The entries in their order, with the modules they hang on (decisions 78 and 81).
 *
 * Assumed: betting records hang on TRANSBETREPMEM3, rebates on COMM3, red rain
 * on REWCEN3, opening accounts on AGEDOWNMAN3; withdraw, deposit and home on
 * none, as in the right-side menu (decision 79).
 */
const rows: ReadonlyArray<Row> = [
  {
    id: "overview",
    group: "team",
    label: "team_overview",
    path: paths.teamOverview,
    rule: "agent",
    module: "AGEINFO3",
  },
  { id: "pnl", group: "team", label: "team_pnl", path: paths.teamPnl, rule: "agent", module: "PERSPNL3" },
  { id: "team", group: "team", label: "my_team", path: paths.team, rule: "agent", module: "AGEDOWNMAN3" },
  {
    id: "teamBetting",
    group: "team",
    label: "team_betting",
    path: paths.teamBetting,
    rule: "agent",
    module: "TRANSBETREPMEM3",
  },
  {
    id: "memberTransactions",
    group: "team",
    label: "member_transactions",
    path: `${paths.accountRecord}?types=A`,
    rule: "agent",
    module: "MEMTRANS3",
  },
  {
    id: "teamRebate",
    group: "team",
    label: "team_rebate",
    path: paths.teamRebate,
    rule: "agent",
    module: "COMM3",
  },
  {
    id: "register",
    group: "team",
    label: "open_account",
    path: paths.agentRegister,
    rule: "agent",
    module: "AGEDOWNMAN3",
  },
  {
    id: "agentRebate",
    group: "earnings",
    label: "agent_rebate",
    path: paths.agentRebate,
    rule: "agent",
    module: "COMM3",
  },
  {
    id: "dividend",
    group: "earnings",
    label: "agent_dividend",
    path: paths.agentDividend,
    rule: "agent",
    when: showsDividend,
  },
  {
    id: "salaryContract",
    group: "earnings",
    label: "salary_contract",
    path: paths.salaryContract,
    rule: "realMember",
    when: hasContracts,
  },
  {
    id: "dividendContract",
    group: "earnings",
    label: "dividend_contract",
    path: paths.dividendContract,
    rule: "realMember",
    when: hasContracts,
  },
  {
    id: "hourContract",
    group: "earnings",
    label: "hour_contract",
    path: paths.hourContract,
    rule: "realMember",
    when: hasContracts,
  },
  {
    id: "redRain",
    group: "earnings",
    label: "red_rain",
    path: paths.redRain,
    rule: "agent",
    module: "REWCEN3",
  },
  {
    group: "messages",
    id: "notices",
    label: "title_agent_notices",
    path: `${paths.agentNotice}?types=A`,
    rule: "agent",
    module: "AGEANNOUNCE3",
  },
  { id: "inbox", group: "messages", label: "inbox", path: paths.inbox, rule: "inbox", module: "INBOX3" },
  { id: "service", group: "messages", label: "online_service", rule: "agent" },
  { id: "deposit", group: "funds", label: "deposit", path: paths.deposit, rule: "depositor" },
  { id: "withdraw", group: "funds", label: "withdraw", path: paths.withdraw, rule: "session" },
  { id: "home", group: "funds", label: "home", path: paths.home, rule: "anyone" },
]

/** The entries of agent home that show (spec §2 "Agent home"). */
export const entries = (circumstances: Circumstances): ReadonlyArray<Entry> =>
  rows.filter(
    ({ module, when }) =>
      (module === undefined || isOn(circumstances.whitelabel, module)) && (when?.(circumstances) ?? true),
  )
