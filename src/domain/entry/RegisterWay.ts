import { isOn, type Whitelabel } from "#domain/Whitelabel.ts"

export const ways = ["username", "mobile"] as const
export type RegisterWay = (typeof ways)[number]

type Switches = Pick<Whitelabel, "modules">

export const isOpen = (way: RegisterWay, whitelabel: Switches): boolean =>
  isOn(whitelabel, way === "mobile" ? "MOBILENUMREG3" : "REGISTER_REE3")

export const openWays = (whitelabel: Switches): ReadonlyArray<RegisterWay> =>
  ways.filter((way) => isOpen(way, whitelabel))

export const hasEntries = (whitelabel: Switches): boolean =>
  isOn(whitelabel, "REG3") && openWays(whitelabel).length > 0

export const defaultWay = (whitelabel: Switches): RegisterWay =>
  isOpen("mobile", whitelabel) && !isOpen("username", whitelabel) ? "mobile" : "username"
