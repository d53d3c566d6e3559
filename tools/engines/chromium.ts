import { chromiumArguments, installedChromium } from "#tools/test/chromium.ts"

import { orStop, startChild } from "./child.ts"
import { type Browser, type Engine, phone } from "./Engine.ts"
import { orInstalled, program } from "./programs.ts"
import { browserOf, newSession } from "./webDriver.ts"

const userAgentOf = (major: string): string =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`

const { width, height, pixelRatio } = phone

const capabilities = (binary: string, major: string) => ({
  "goog:chromeOptions": {
    binary,
    args: [...chromiumArguments, "--headless=new", "--lang=en-GB"],
    mobileEmulation: {
      deviceMetrics: { width, height, pixelRatio, touch: true, mobile: true },
      userAgent: userAgentOf(major),
    },
  },
})

const start = (binary: string, driver: string) => (): Promise<Browser> => {
  const child = startChild(driver, ["--port=0"])
  return orStop([child], async () => {
    const port = await child.says(/started successfully on port (\d+)/)
    const major = await child.says(/ChromeDriver (\d+)/)
    return browserOf(await newSession(`http://127.0.0.1:${port}`, capabilities(binary, major), "touch"), [
      child,
    ])
  })
}

/** Chromium with its own driver. */
export const chromium: Engine = {
  name: "Chromium",
  packages: "chromium chromium-driver",
  find: () =>
    orInstalled(
      "Chromium with its driver",
      () => {
        const binary = installedChromium()
        const driver = program("chromedriver")
        return binary === undefined || driver === undefined ? undefined : start(binary, driver)
      },
      {
        "apt-get": "apt-get install -y -q --no-install-recommends chromium chromium-driver",
        dnf: "dnf install -y chromium chromedriver",
        apk: "apk add chromium chromium-chromedriver",
        pacman: "pacman -Sy --noconfirm chromium",
      },
    ),
}
