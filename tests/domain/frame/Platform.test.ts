import { assert, describe, it } from "@effect/vitest"

import * as Install from "#domain/frame/Install.ts"
import * as Platform from "#domain/frame/Platform.ts"
import { registerMethod } from "#domain/entry/RegisterMethod.ts"
import { mobileAgent } from "#tests/support/services.ts"

const android =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36"
const on = (userAgent: string, isStandalone = false): Platform.Platform => ({ userAgent, isStandalone })
const iphone = (version: string) => on(`Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Mobile`)

const resources = (...types: ReadonlyArray<string>) =>
  types.map((resourceType) => ({ resourceType, url: `https://${resourceType.toLowerCase()}.example/` }))

describe("registration platform", () => {
  it("[EN-39] a user agent with AppVer or AppShellVer registers as APP in all cases", () => {
    for (const app of ["AppVer/3.1.0", "AppShellVer/1.0"]) {
      for (const isStandalone of [false, true]) {
        const platform = on(`${mobileAgent} ${app}`, isStandalone)
        for (const flag of [false, true]) assert.strictEqual(registerMethod(platform, flag), "APP")
      }
    }
  })

  it("[EN-40] a plain browser registers as H5", () => {
    for (const agent of [mobileAgent, android, desktop]) {
      for (const flag of [false, true]) assert.strictEqual(registerMethod(on(agent), flag), "H5")
    }
  })

  it("[EN-41] a standalone app without the WEBCLIP flag registers as PWA", () => {
    assert.strictEqual(registerMethod(on(mobileAgent, true), false), "PWA")
  })

  it("[EN-42] a standalone app with the WEBCLIP flag registers as WEBCLIP", () => {
    assert.strictEqual(registerMethod(on(mobileAgent, true), true), "WEBCLIP")
  })
})

describe("device", () => {
  it("a device's app store follows from its user agent", () => {
    assert.strictEqual(Platform.storeOf(on(mobileAgent)), "ios")
    assert.strictEqual(Platform.storeOf(on("Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)")), "ios")
    assert.strictEqual(Platform.storeOf(on(android)), "android")
    assert.strictEqual(Platform.storeOf(on(desktop)), "none")
  })

  it("each store has its download link", () => {
    const all = resources("IOS", "MOBILECONFIG", "Android", "LINE")
    assert.strictEqual(Platform.downloadLink(on(mobileAgent), all), "https://ios.example/")
    assert.strictEqual(
      Platform.downloadLink(on(mobileAgent), resources("MOBILECONFIG", "Android")),
      "https://mobileconfig.example/",
    )
    assert.strictEqual(Platform.downloadLink(on(android), all), "https://android.example/")
    assert.isUndefined(Platform.downloadLink(on(desktop), all))
    assert.isUndefined(Platform.downloadLink(on(android), resources("IOS")))
    assert.isUndefined(Platform.downloadLink(on(mobileAgent), resources("Android")))
  })

  it("the web app can be installed from iOS 12.4", () => {
    const can = (version: string) => Install.canInstall(iphone(version))
    assert.deepStrictEqual(["9_3", "11_4", "12_0", "12_3_1", "12_4", "12_5_7", "13_0", "17_4"].filter(can), [
      "12_4",
      "12_5_7",
      "13_0",
      "17_4",
    ])
    assert.isTrue(Install.canInstall(on(android)))
    assert.isTrue(Install.canInstall(on(desktop)))
  })

  it("the download icon shows only on home, outside an installed app, when the merchant enables it and has a link for the device", () => {
    const good = { isHome: true, appWindow: true, resources: resources("IOS") }
    assert.isTrue(Platform.showsDownload(on(mobileAgent), good))
    assert.isFalse(Platform.showsDownload(on(mobileAgent), { ...good, isHome: false }))
    assert.isFalse(Platform.showsDownload(on(mobileAgent), { ...good, appWindow: false }))
    assert.isFalse(Platform.showsDownload(on(mobileAgent), { ...good, resources: resources("Android") }))
    assert.isFalse(Platform.showsDownload(on(mobileAgent, true), good))
    assert.isFalse(Platform.showsDownload(on(`${mobileAgent} AppVer/1`), good))
  })

  it("the browser's install prompt is offered only to returning players who have not dismissed it", () => {
    const good = { isInstallable: true, appWindow: true, isReturning: true, isDismissed: false }
    assert.strictEqual(Install.offerOf(on(android), good), "prompt")
    for (const missing of [{ appWindow: false }, { isReturning: false }, { isDismissed: true }])
      assert.strictEqual(Install.offerOf(on(android), { ...good, ...missing }), "none")
    assert.strictEqual(Install.offerOf(on(android), { ...good, isInstallable: false }), "none")
    assert.strictEqual(Install.offerOf(on(android, true), good), "none")
    assert.strictEqual(Install.offerOf(on(`${android} AppVer/1`), good), "none")
  })

  it("the install guide is offered to returning players on iOS 12.4 and later, where browsers have no install prompt", () => {
    const facts = { isInstallable: false, appWindow: true, isReturning: true, isDismissed: false }
    assert.strictEqual(Install.offerOf(iphone("17_5"), facts), "guide")
    assert.strictEqual(Install.offerOf(iphone("17_5"), { ...facts, isReturning: false }), "none")
    assert.strictEqual(Install.offerOf(iphone("12_3_1"), facts), "none")
  })
})
