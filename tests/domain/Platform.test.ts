import { assert, describe, it } from "@effect/vitest"

import * as Install from "#domain/Install.ts"
import * as Platform from "#domain/Platform.ts"
import { registerMethod } from "#domain/RegisterMethod.ts"

import { mobileAgent } from "../support/services.ts"

const android =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36"
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36"
const on = (userAgent: string, isStandalone = false): Platform.Platform => ({ userAgent, isStandalone })
const iphone = (version: string) => on(`Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) Mobile`)

const resources = (...types: ReadonlyArray<string>) =>
  types.map((resourceType) => ({ resourceType, url: `https://${resourceType.toLowerCase()}.example/` }))

describe("how a registration reaches the backend", () => {
  it("[EN-39] a user agent with AppVer or AppShellVer is APP, whatever else holds", () => {
    for (const app of ["AppVer/3.1.0", "AppShellVer/1.0"]) {
      for (const isStandalone of [false, true]) {
        const platform = on(`${mobileAgent} ${app}`, isStandalone)
        for (const flag of [false, true]) assert.strictEqual(registerMethod(platform, flag), "APP")
      }
    }
  })

  it("[EN-40] a plain browser is H5", () => {
    for (const agent of [mobileAgent, android, desktop]) {
      for (const flag of [false, true]) assert.strictEqual(registerMethod(on(agent), flag), "H5")
    }
  })

  it("[EN-41] standalone without the flag is PWA", () => {
    assert.strictEqual(registerMethod(on(mobileAgent, true), false), "PWA")
  })

  it("[EN-42] standalone with the flag is WEBCLIP", () => {
    assert.strictEqual(registerMethod(on(mobileAgent, true), true), "WEBCLIP")
  })
})

describe("the device", () => {
  it("belongs to a store by its user agent", () => {
    assert.strictEqual(Platform.storeOf(on(mobileAgent)), "ios")
    assert.strictEqual(Platform.storeOf(on("Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)")), "ios")
    assert.strictEqual(Platform.storeOf(on(android)), "android")
    assert.strictEqual(Platform.storeOf(on(desktop)), "none")
  })

  it("has its own download link", () => {
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

  it("can install the web app from iOS 12.4 on", () => {
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

  it("shows the download icon only where all four conditions hold", () => {
    const good = { isHome: true, appWindow: true, resources: resources("IOS") }
    assert.isTrue(Platform.showsDownload(on(mobileAgent), good))
    assert.isFalse(Platform.showsDownload(on(mobileAgent), { ...good, isHome: false }))
    assert.isFalse(Platform.showsDownload(on(mobileAgent), { ...good, appWindow: false }))
    assert.isFalse(Platform.showsDownload(on(mobileAgent), { ...good, resources: resources("Android") }))
    assert.isFalse(Platform.showsDownload(on(mobileAgent, true), good))
    assert.isFalse(Platform.showsDownload(on(`${mobileAgent} AppVer/1`), good))
  })

  it("is offered the installation only where it can be had and was not waved off", () => {
    const good = { isInstallable: true, appWindow: true, wavedOff: false }
    assert.isTrue(Install.offersInstall(on(android), good))
    assert.isFalse(Install.offersInstall(on(android), { ...good, isInstallable: false }))
    assert.isFalse(Install.offersInstall(on(android), { ...good, appWindow: false }))
    assert.isFalse(Install.offersInstall(on(android), { ...good, wavedOff: true }))
    assert.isFalse(Install.offersInstall(on(android, true), good))
    assert.isFalse(Install.offersInstall(on(`${android} AppVer/1`), good))
    assert.isFalse(Install.offersInstall(iphone("12_3_1"), good))
  })
})
