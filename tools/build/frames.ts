import { Option } from "effect"

import { callsOf } from "#app/boot/firstCalls.ts"
import { type PageFrame, type ShellPart, usualParts } from "#app/boot/plan.ts"
import { judge, type Rule } from "#domain/Access.ts"
import { usualShape } from "#domain/frame/PageDefinition.ts"
import { tabOf } from "#domain/entry/EntryTab.ts"
import * as Pages from "#domain/frame/Pages.ts"
import * as MemberType from "#domain/MemberType.ts"
import { SessionToken } from "#domain/Session.ts"

/**
 * The pages whose frame the shell can show: home, and pages with a back arrow. Excludes pages of extra modules, whose
 * address may be unknown.
 */
export const framed: ReadonlyArray<Pages.Page> = Pages.all.filter(
  ({ name, back, module }) => name === "home" || (back !== "none" && module === undefined),
)

const userOf = (rule: Rule): PageFrame["user"] => {
  if (rule === "anyone") return undefined
  return rule === "entry" ? "guest" : "member"
}

/** Whether the shell shows the title of a page. The title of a game list depends on the category in the query. */
const hasEarlyTitle = (name: Pages.PageName): boolean => name !== "home" && name !== "gameList"

const sessionOf = (type: MemberType.MemberType) =>
  Option.some({
    token: SessionToken.make("any"),
    merchantCode: "",
    id: "",
    userName: "",
    type,
    firstTimeLogin: false,
  })

const membersOf = (rule: Rule): ReadonlyArray<MemberType.MemberType> =>
  MemberType.named.filter((type) => judge(rule, sessionOf(type))._tag === "Allowed")

const partsOf = ({ name, header, bottomMenu }: Pages.Page): ReadonlyArray<ShellPart> => [
  ...(name === "home" ? (["home"] as const) : ([header ? "header" : "title", "content"] as const)),
  ...(bottomMenu ? (["bottomMenu"] as const) : []),
]

const bannerOf = ({ name, path }: Pages.Page): PageFrame["banner"] => {
  const tab = name === "entry" ? tabOf(path) : undefined
  return tab && `m_${tab}`
}

/** The frame of a page. */
export const frameOf = (page: Pages.Page): PageFrame => {
  const { name, title, rule, shape } = page
  const parts = partsOf(page)
  const calls = callsOf(page)
  const user = userOf(rule)
  const banner = bannerOf(page)
  return {
    ...(parts.join() === usualParts.join() ? {} : { parts }),
    ...(hasEarlyTitle(name) ? { title } : {}),
    ...(banner === undefined ? {} : { banner }),
    ...(shape === usualShape ? {} : { shape }),
    ...(user === undefined ? {} : { user }),
    ...(calls.length === 0 ? {} : { calls }),
    ...(calls.length === 0 || user !== "member" ? {} : { members: membersOf(rule) }),
  }
}
