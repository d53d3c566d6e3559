import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { connect, newTab } from "./biDi.ts"
import { orStop, startChild } from "./child.ts"
import { type Browser, type Engine, phone } from "./Engine.ts"
import { orInstalled, program } from "./programs.ts"

/** Settings of a new profile: a touch screen, and the language of the tests. */
const preferences = {
  "dom.w3c_touch_events.enabled": 1,
  "intl.accept_languages": "en-GB",
} as const

const newProfile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "firefox-"))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(folder, "user.js"), lines.join("\n"))
  return folder
}

const userAgentOf = (version: string): string => {
  const major = `${version.split(".")[0]}.0`
  return `Mozilla/5.0 (Android 14; Mobile; rv:${major}) Gecko/${major} Firefox/${major}`
}

const start = (path: string) => (): Promise<Browser> => {
  const profile = newProfile()
  const child = startChild(path, [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port=0",
  ])
  return orStop([child], async () => {
    const address = await child.says(/BiDi listening on (ws:\/\/\S+)/)
    const connection = await connect(`${address}/session`)
    const { capabilities } = await connection.send("session.new", { capabilities: {} })
    const version = capabilities?.browserVersion ?? ""
    const { width, height, pixelRatio } = phone
    const tab = await newTab(connection, {
      viewport: { width, height },
      devicePixelRatio: pixelRatio,
      userAgent: userAgentOf(version),
    })
    return {
      version,
      tab,
      stop: async () => {
        connection.close()
        await child.stop()
        rmSync(profile, { recursive: true, force: true })
      },
    }
  })
}

/** Firefox with WebDriver BiDi, which it supports itself: Debian has no driver for it. */
export const firefox: Engine = {
  name: "Firefox",
  packages: "firefox-esr",
  find: () =>
    orInstalled(
      "Firefox",
      () => {
        const path = program("firefox-esr", "firefox")
        return path === undefined ? undefined : start(path)
      },
      {
        "apt-get": "apt-get install -y -q --no-install-recommends firefox-esr",
        dnf: "dnf install -y firefox",
        apk: "apk add firefox-esr",
        pacman: "pacman -Sy --noconfirm firefox",
      },
    ),
}
