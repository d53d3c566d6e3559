import { Effect } from "effect"
import { atom } from "jotai"

import * as Install from "#domain/frame/Install.ts"
import * as Platform from "#domain/frame/Platform.ts"
import { urlOf } from "#domain/frame/Resource.ts"
import * as Url from "#domain/Url.ts"
import { Installs } from "#services/frame/Installs.ts"
import { Device } from "#platform/Device.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"

import { resourcesAtom } from "#atoms/system/gate.ts"
import { platformAtom } from "#atoms/system/platform.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"

const withInstalls = lazyService(Installs)

const changesAtom = atom(0)

const followAtom = atom(null, (get, set) => {
  const note = () => set(changesAtom, (changes) => changes + 1)
  note()
  return get(runtimeAtom).runSync(
    Device.use(({ watch }) => Effect.succeed(watch((event) => void (event === "installOffer" && note())))),
  )
})
followAtom.onMount = (follow) => follow()

const installFactsAtom = atom((get) => {
  get(followAtom)
  get(changesAtom)
  return get(runtimeAtom).runSync(
    withInstalls(({ isInstallable, isDismissed, isReturning }) =>
      Effect.all({ isInstallable, isDismissed, isReturning }),
    ),
  )
})

export const isInstallableAtom = atom(
  (get) => get(installFactsAtom).isInstallable && !Platform.isInAppContext(get(platformAtom)),
)

export const installOfferAtom = atom((get) =>
  Install.offerOf(get(platformAtom), {
    ...get(installFactsAtom),
    appWindow: get(whitelabelAtom)?.appWindow ?? false,
  }),
)

/** Must run synchronously in a tap handler, because browsers install an app only on a user gesture. */
export const installAtom = atom(null, (get, set) => {
  get(runtimeAtom).runCallback(withInstalls(({ install }) => install))
  set(changesAtom, (changes) => changes + 1)
})

export const waveOffInstallAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(withInstalls(({ dismiss }) => dismiss))
  set(changesAtom, (changes) => changes + 1)
})

export const noteStartAtom = atom(null, (get, set) => {
  get(runtimeAtom).runSync(withInstalls(({ noteStart }) => noteStart))
  set(changesAtom, (changes) => changes + 1)
})

const safe = (link: string | undefined): string | undefined =>
  link !== undefined && Url.isSafe(link) ? link : undefined

export const guidesAtom = atom((get) => {
  const platform = get(platformAtom)
  const resources = get(resourcesAtom)
  return {
    own: Platform.storeOf(platform),
    isInApp: Platform.isInAppContext(platform),
    canInstall: Install.canInstall(platform),
    android: safe(Platform.storeLink("android", resources)),
    ios: safe(Platform.storeLink("ios", resources)),
    // Without an iOS store link, the download is a configuration profile instead of a store app.
    isProfile: urlOf(resources, "IOS") === undefined,
  }
})
