import { paths } from "#config/paths.ts"

export type EntryTab = "login" | "register"

export const tabOf = (path: string): EntryTab | undefined => {
  if (path === paths.terms || path === paths.agreement) return undefined
  return path === paths.login ? "login" : "register"
}
