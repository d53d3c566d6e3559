import type { Persona } from "#fixtures/personas.ts"

import type { Natives } from "../clock/clock.ts"
import type { Device } from "./deviceStorage.ts"

/** Interval in milliseconds at which to check for the session. */
const lookInterval = 100

/** Removes the stored login once the app has used it, because the tester has not chosen to store a login. */
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

/** Makes the app log in as a persona at its next start by its own auto-login, so that it shows the popups after a login. */
export const logInByApp = (
  device: Device,
  { account, password }: Persona,
  natives: Pick<Natives, "setInterval" | "clearInterval">,
): void => {
  device.storeLogin(account, password)
  dropUsedLogin(device, natives)
}
