import { describe, expect, it } from "vitest"

import { canInstall } from "#domain/frame/Install.ts"
import { isInAppContext, storeOf } from "#domain/frame/Platform.ts"
import { registerMethod } from "#domain/entry/RegisterMethod.ts"
import {
  type DeviceId,
  devices,
  installPlatform,
  ownPlatform,
  displayModes,
} from "#harness/device/platform.ts"
import { memoryAreas } from "#platform/Storage.ts"

const makeHost = () => {
  const { local } = memoryAreas()
  const events: Array<string> = []
  class Navigator {
    get userAgent(): string {
      return "Own/1.0"
    }
    get onLine(): boolean {
      return true
    }
  }
  const host = {
    navigator: new Navigator(),
    localStorage: local,
    dispatchEvent: (event: Event) => {
      events.push(event.type)
      return true
    },
    // The tests use only the `matches` of a media query list.
    matchMedia: (query: string) => ({ matches: query === "all" }) as MediaQueryList,
  }
  const seen = () => ({
    userAgent: host.navigator.userAgent,
    isStandalone: host.matchMedia("(display-mode: standalone)").matches,
  })
  const isWebclip = () => local.getItem("WEBCLIP") === "1"
  return { host, events, seen, isWebclip }
}

const choose = (choice: Partial<typeof ownPlatform>) => {
  const made = makeHost()
  const platform = installPlatform(made.host)
  platform.choose({ ...ownPlatform, ...choice })
  return { ...made, platform }
}

describe("the platform of the harness", () => {
  it.each<[string, keyof typeof displayModes, boolean, string]>([
    ["[HA-61] ", "browser", false, "H5"],
    ["[HA-62] ", "installed", false, "PWA"],
    ["[HA-64] ", "browser", true, "WEBCLIP"],
    ["[HA-64] ", "installed", true, "WEBCLIP"],
    ["[HA-63] ", "app", false, "APP"],
    ["[HA-63] ", "app-shell", false, "APP"],
  ])("%ssets the shell %s (web clip: %s), which registers players by %s", (_, shell, webclip, method) => {
    const { seen, isWebclip } = choose({ shell, webclip })
    expect(registerMethod(seen(), isWebclip())).toBe(method)
    expect(isInAppContext(seen())).toBe(shell !== "browser" || webclip)
  })

  it.each<[string, DeviceId, ReturnType<typeof storeOf>, boolean]>([
    ["[HA-65] ", "ios-12-3", "ios", false],
    ["[HA-65] ", "ios-12-4", "ios", true],
    ["[HA-65] ", "ios", "ios", true],
    ["[HA-66] ", "android", "android", true],
    ["", "desktop", "none", true],
  ])("%ssets the device %s of the store %s, which can install the app: %s", (_, device, store, installs) => {
    const { seen } = choose({ device })
    expect(storeOf(seen())).toBe(store)
    expect(canInstall(seen())).toBe(installs)
    expect(devices[device].title).not.toBe("")
  })

  it("goes offline and online with one event for each change", () => {
    const { platform, host, events } = choose({})
    platform.setOffline(true)
    platform.setOffline(true)
    expect(host.navigator.onLine).toBe(false)
    platform.setOffline(false)
    expect(host.navigator.onLine).toBe(true)
    expect(events).toEqual(["offline", "online"])
  })
})
