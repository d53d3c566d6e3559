import { paths } from "#config/paths.ts"

/** The tabs of the page for login and registration (spec §2). */
export type EntryTab = "login" | "register"

/** The tab at an address of the page; undefined at the terms and the agreement, which hide the tabs. */
export const tabOf = (path: string): EntryTab | undefined => {
  if (path === paths.terms || path === paths.agreement) return undefined
  return path === paths.login ? "login" : "register"
}
