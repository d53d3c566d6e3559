import type { Option } from "effect"

import { judge } from "#domain/Access.ts"
import type { Session } from "#domain/Session.ts"

import * as Pages from "./Pages.ts"

export const openedPage = (path: string, session: Option.Option<Session>): Pages.PageName | undefined => {
  const page = Pages.find(path)
  if (page === undefined) return undefined
  const verdict = judge(page.rule, session)
  switch (verdict._tag) {
    case "Allowed":
      return page.name
    case "Redirected":
      return Pages.find(verdict.path)?.name
    default:
      return undefined
  }
}
