import { isOn, type Whitelabel } from "#domain/Whitelabel.ts"

export const modes = ["username", "mobile"] as const
export type RegisterMode = (typeof modes)[number]

type Switches = Pick<Whitelabel, "modules">

export const isOpen = (mode: RegisterMode, whitelabel: Switches): boolean =>
  isOn(whitelabel, mode === "mobile" ? "MOBILENUMREG3" : "REGISTER_REE3")

export const openModes = (whitelabel: Switches): ReadonlyArray<RegisterMode> =>
  modes.filter((mode) => isOpen(mode, whitelabel))

export const hasEntries = (whitelabel: Switches): boolean =>
  isOn(whitelabel, "REG3") && openModes(whitelabel).length > 0

export const defaultMode = (whitelabel: Switches): RegisterMode =>
  isOpen("mobile", whitelabel) && !isOpen("username", whitelabel) ? "mobile" : "username"
