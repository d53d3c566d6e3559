import { Option } from "effect"

import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"
import * as Member from "#domain/account/Member.ts"
import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"
import * as Url from "#domain/Url.ts"
import { isOn, type ModuleId, type Whitelabel } from "#domain/Whitelabel.ts"

import { isInAppContext, type Platform } from "./Platform.ts"
import { type Resource, urlOf } from "./Resource.ts"

export interface Circumstances {
  readonly whitelabel: Pick<Whitelabel, "modules" | "promos">
  readonly resources: ReadonlyArray<Resource>
  readonly platform: Platform
}

interface Row {
  readonly id: string
  readonly label: MessageKey
  readonly path?: string
  readonly module?: ModuleId
  readonly when?: (circumstances: Circumstances) => boolean
}

const rows = [
  { id: "myAccount", label: "my_account", path: paths.myAccount },
  { id: "deposit", label: "deposit", path: paths.deposit },
  { id: "withdraw", label: "withdraw", path: paths.withdraw },
  {
    id: "bettingRecord",
    label: "betting_record",
    path: paths.bettingRecord,
    module: "TRANSBETREPMEM3",
  },
  {
    id: "accountRecord",
    label: "account_record",
    path: paths.accountRecord,
    module: "TRANSREC3",
  },
  { id: "profitLoss", label: "profit_and_loss", path: paths.profitLoss, module: "PERSREP" },
  {
    id: "rewardCentre",
    label: "reward_center",
    path: paths.rewardCentre,
    module: "REWCEN3",
  },
  { id: "vip", label: "vip", path: paths.vip },
  {
    id: "securityCentre",
    label: "security_center",
    path: paths.securityCentre,
    module: "SECPRIV",
  },
  {
    id: "download",
    label: "app_download",
    module: "DOWNLOAD",
    when: ({ platform }) => !isInAppContext(platform),
  },
  { id: "pointsMall", label: "point_mall", path: paths.pointsMall, module: "PTSYS3" },
  { id: "task", label: "task", path: paths.task },
  {
    id: "mission",
    label: "mission",
    path: `${paths.rewardCentre}?tab=mission`,
    when: ({ whitelabel }) => whitelabel.promos.AVAILABLE,
  },
  { id: "affiliate", label: "affiliate", module: "AFFMAN3" },
] as const satisfies ReadonlyArray<Row>

export type EntryId = (typeof rows)[number]["id"]

export interface Entry extends Pick<Row, "label" | "path"> {
  readonly id: EntryId
}

const table: ReadonlyArray<Entry & Row> = rows

export const sideMenu = (circumstances: Circumstances): ReadonlyArray<Entry> =>
  table.filter(
    ({ module, when }) =>
      (module === undefined || isOn(circumstances.whitelabel, module)) && (when?.(circumstances) ?? true),
  )

export const hasTask = (resources: ReadonlyArray<Resource>): boolean => urlOf(resources, "TASK") !== undefined

export type AffiliateStep = "login" | "agentNotice" | "invite" | "comingSoon"

export const affiliateStep = (session: Option.Option<Session>, whitelabel: Whitelabel): AffiliateStep => {
  if (Option.isNone(session)) return "login"
  if (MemberType.isAgent(session.value.type)) return "agentNotice"
  return whitelabel.promos.REFERRAL ? "invite" : "comingSoon"
}

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

export const speedTestOf = (links: Whitelabel["links"], platform: Platform): string | undefined => {
  const link = links["speedTest"]
  return link !== undefined && Url.isSafe(link) && !isInAppContext(platform) ? link : undefined
}
