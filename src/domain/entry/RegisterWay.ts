import { isOn, type Whitelabel } from "#domain/Whitelabel.ts"

/** Ways to register (spec §2 "Register screen"). */
export const ways = ["username", "mobile"] as const
export type RegisterWay = (typeof ways)[number]

type Switches = Pick<Whitelabel, "modules">

/** Whether a way is available. `REG3` controls both (decision 77). */
export const isOpen = (way: RegisterWay, whitelabel: Switches): boolean =>
  isOn(whitelabel, "REG3") && isOn(whitelabel, way === "mobile" ? "MOBILENUMREG3" : "REGISTER_REE3")

/** The available ways; empty when registration is closed. */
export const openWays = (whitelabel: Switches): ReadonlyArray<RegisterWay> =>
  ways.filter((way) => isOpen(way, whitelabel))

/** `mobile` only when registration by mobile is available and by username is not. */
export const defaultWay = (whitelabel: Switches): RegisterWay =>
  isOpen("mobile", whitelabel) && !isOpen("username", whitelabel) ? "mobile" : "username"
