import { Option } from "effect"

import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"

import type { Rule } from "./Access.ts"
import * as Member from "./Member.ts"
import * as MemberType from "./MemberType.ts"
import { isInAppContext, type Platform } from "./Platform.ts"
import { type Resource, urlOf } from "./Resource.ts"
import type { Session } from "./Session.ts"
import * as Url from "./Url.ts"
import { isOn, type ModuleId, type Whitelabel } from "./Whitelabel.ts"

export type EntryId =
  | "myAccount"
  | "deposit"
  | "withdraw"
  | "bettingRecord"
  | "accountRecord"
  | "profitLoss"
  | "rewardCentre"
  | "vip"
  | "securityCentre"
  | "download"
  | "pointsMall"
  | "task"
  | "mission"
  | "affiliate"

/** An entry of the right-side menu, spec §2. Entries without a path act in place. */
export interface Entry {
  readonly id: EntryId
  readonly label: MessageKey
  readonly path?: string
  readonly rule: Rule
}

/** What the menus look at. */
export interface Circumstances {
  readonly whitelabel: Whitelabel
  readonly resources: ReadonlyArray<Resource>
  readonly platform: Platform
}

interface Row extends Entry {
  readonly module?: ModuleId
  readonly when?: (circumstances: Circumstances) => boolean
}

/** The entries in their order; `module` and `when` are the display rules of spec §2 and §6. */
const rows: ReadonlyArray<Row> = [
  { id: "myAccount", label: "my_account", path: paths.myAccount, rule: "session" },
  { id: "deposit", label: "deposit", path: paths.deposit, rule: "depositor" },
  { id: "withdraw", label: "withdraw", path: paths.withdraw, rule: "session" },
  {
    id: "bettingRecord",
    label: "betting_record",
    path: paths.bettingRecord,
    rule: "session",
    module: "TRANSBETREPMEM3",
  },
  {
    id: "accountRecord",
    label: "account_record",
    path: paths.accountRecord,
    rule: "session",
    module: "TRANSREC3",
  },
  { id: "profitLoss", label: "profit_and_loss", path: paths.profitLoss, rule: "session", module: "PERSREP" },
  {
    id: "rewardCentre",
    label: "reward_center",
    path: paths.rewardCentre,
    rule: "realMember",
    module: "REWCEN3",
  },
  { id: "vip", label: "vip", path: paths.vip, rule: "anyone" },
  {
    id: "securityCentre",
    label: "security_center",
    path: paths.securityCentre,
    rule: "session",
    module: "SECPRIV",
  },
  {
    id: "download",
    label: "app_download",
    rule: "anyone",
    module: "DOWNLOAD",
    when: ({ platform }) => !isInAppContext(platform),
  },
  { id: "pointsMall", label: "point_mall", path: paths.pointsMall, rule: "realMember", module: "PTSYS3" },
  { id: "task", label: "task", path: paths.task, rule: "realMember" },
  {
    id: "mission",
    label: "mission",
    path: `${paths.rewardCentre}?tab=mission`,
    rule: "realMember",
    when: ({ whitelabel }) => whitelabel.promos.AVAILABLE,
  },
  { id: "affiliate", label: "affiliate", rule: "session", module: "AFFMAN3" },
]

/** The entries of the right-side menu that show. */
export const sideMenu = (circumstances: Circumstances): ReadonlyArray<Entry> =>
  rows.filter(
    ({ module, when }) =>
      (module === undefined || isOn(circumstances.whitelabel, module)) && (when?.(circumstances) ?? true),
  )

/** Whether the task entry leads anywhere; without a link it says 'coming soon' (spec §2, §8). */
export const hasTask = (resources: ReadonlyArray<Resource>): boolean => urlOf(resources, "TASK") !== undefined

export type AffiliateStep = "login" | "agentNotice" | "invite" | "comingSoon"

/** What the affiliate entry does, spec §2 "Others". */
export const affiliateStep = (session: Option.Option<Session>, whitelabel: Whitelabel): AffiliateStep => {
  if (Option.isNone(session)) return "login"
  if (MemberType.isAgent(session.value.type)) return "agentNotice"
  return whitelabel.promos.REFERRAL ? "invite" : "comingSoon"
}

/** Whether the inbox is offered: the merchant has the mail centre (spec §2 "Service popup", decision 77). */
export const showsInbox = (whitelabel: Pick<Whitelabel, "modules">): boolean => isOn(whitelabel, "INBOX3")

/** Whether live chat may be offered in the service popup (spec §2 "Service popup"). */
export const showsChat = (
  whitelabel: Whitelabel,
  session: Option.Option<Session>,
  member: Option.Option<Member.Member>,
): boolean =>
  isOn(whitelabel, "CBS3") &&
  Option.isSome(session) &&
  !MemberType.isTrial(session.value.type) &&
  Option.isSome(member) &&
  !Member.hasLabel(member.value, "nochat")

/** The address of the speed test: for browsers, where there is one that may be followed (spec §2 "Footer"). */
export const speedTestOf = (links: Whitelabel["links"], platform: Platform): string | undefined => {
  const link = links["speedTest"]
  return link !== undefined && Url.isSafe(link) && !isInAppContext(platform) ? link : undefined
}
