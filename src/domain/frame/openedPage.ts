import type { Option } from "effect"

import { judge } from "#domain/Access.ts"
import type { Session } from "#domain/Session.ts"

import * as Pages from "./Pages.ts"

/**
 * The page that a visitor gets at an address without query: its own, or the one to which the page's rule leads instead.
 * `undefined` where nothing opens, or where the visitor's history decides.
 */
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
