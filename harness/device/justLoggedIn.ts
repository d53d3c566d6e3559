import type { Persona } from "#fixtures/personas.ts"

import type { Natives } from "../clock/clock.ts"
import type { Device } from "./deviceStorage.ts"

/** Milliseconds between two looks for the session. */
const lookInterval = 100

/** Removes the stored login once the app has logged in by it: a tester has not asked the app to remember one. */
export const dropUsedLogin = (
  device: Device,
  natives: Pick<Natives, "setInterval" | "clearInterval">,
): void => {
  const looking = natives.setInterval(() => {
    if (device.session() === null) return
    natives.clearInterval(looking)
    device.dropLogin()
  }, lookInterval)
}

/** Lets the app log in as a persona at its next start, by its own auto-login. The popups of a login are due then. */
export const logInByApp = (
  device: Device,
  { account, password }: Persona,
  natives: Pick<Natives, "setInterval" | "clearInterval">,
): void => {
  device.storeLogin(account, password)
  dropUsedLogin(device, natives)
}
