import { isOn, type Whitelabel } from "#domain/Whitelabel.ts"

/** Ways to register (spec §2 "Register screen"). */
export const ways = ["username", "mobile"] as const
export type RegisterWay = (typeof ways)[number]

type Switches = Pick<Whitelabel, "modules">

/** Whether a way is available (decision 77). */
export const isOpen = (way: RegisterWay, whitelabel: Switches): boolean =>
  isOn(whitelabel, way === "mobile" ? "MOBILENUMREG3" : "REGISTER_REE3")

/** The available ways; empty when registration is closed. */
export const openWays = (whitelabel: Switches): ReadonlyArray<RegisterWay> =>
  ways.filter((way) => isOpen(way, whitelabel))

/** Whether links lead to the registration: `REG3` is on, and a way is available (decision 77). */
export const hasEntries = (whitelabel: Switches): boolean =>
  isOn(whitelabel, "REG3") && openWays(whitelabel).length > 0

/** `mobile` only when registration by mobile is available and by username is not. */
export const defaultWay = (whitelabel: Switches): RegisterWay =>
  isOpen("mobile", whitelabel) && !isOpen("username", whitelabel) ? "mobile" : "username"
