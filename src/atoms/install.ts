import { Effect } from "effect"
import { atom } from "jotai"

import * as Install from "#domain/Install.ts"
import * as Platform from "#domain/Platform.ts"
import { urlOf } from "#domain/Resource.ts"
import * as Url from "#domain/Url.ts"
import { Installs } from "#services/Installs.ts"
import { Visit } from "#services/Visit.ts"

import { runtimeAtom } from "./kernel/query.ts"
import { platformAtom, resourcesAtom, whitelabelAtom } from "./system.ts"

const installsAtom = atom((get) =>
  get(runtimeAtom).runSync(Effect.provide(Effect.service(Installs), Installs.layer)),
)

const changesAtom = atom(0)

const followAtom = atom(
  (get) => {
    get(changesAtom)
    const { isInstallable, isWavedOff } = get(installsAtom)
    const { runSync } = get(runtimeAtom)
    return { isInstallable: runSync(isInstallable), wavedOff: runSync(isWavedOff) }
  },
  (get, set) => {
    const note = () => set(changesAtom, (changes) => changes + 1)
    note()
    return get(runtimeAtom).runSync(
      Visit.use(({ watch }) => Effect.succeed(watch((event) => void (event === "installOffer" && note())))),
    )
  },
)
followAtom.onMount = (follow) => follow()

/** Whether the browser would install the app by a press. */
export const isInstallableAtom = atom(
  (get) => get(followAtom).isInstallable && !Platform.isInAppContext(get(platformAtom)),
)

/** Whether to offer that by itself. */
export const installOfferAtom = atom((get) =>
  Install.offersInstall(get(platformAtom), {
    ...get(followAtom),
    appWindow: get(whitelabelAtom)?.appWindow ?? false,
  }),
)

/** Opens the browser's question. It must follow a press at once. */
export const installAtom = atom(null, (get, set) => {
  get(runtimeAtom).runCallback(get(installsAtom).install)
  set(changesAtom, (changes) => changes + 1)
})

/** The offer is not made by itself any more. */
export const waveOffInstallAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(get(installsAtom).waveOff)
  set(changesAtom, (changes) => changes + 1)
})

/** Takes the mark of the start address, see `Installs`. */
export const noteStartAtom = atom(null, (get) => get(runtimeAtom).runSync(get(installsAtom).noteStart))

const safe = (link: string | undefined): string | undefined =>
  link !== undefined && Url.isSafe(link) ? link : undefined

/** What the guides say: the way to each platform's app, and which one this device is. */
export const guidesAtom = atom((get) => {
  const platform = get(platformAtom)
  const resources = get(resourcesAtom)
  return {
    own: Platform.storeOf(platform),
    isInApp: Platform.isInAppContext(platform),
    canInstall: Install.canInstall(platform),
    android: safe(Platform.storeLink("android", resources)),
    ios: safe(Platform.storeLink("ios", resources)),
    /** iOS gets a profile to install, and no app of a store. */
    isProfile: urlOf(resources, "IOS") === undefined,
  }
})
