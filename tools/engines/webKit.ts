import { freePort } from "#tools/serve/freePort.ts"

import { orStop, startChild } from "./child.ts"
import { type Browser, type Engine, phone } from "./Engine.ts"
import { orInstalled, program } from "./programs.ts"
import { browserOf, newSession, type Session, untilReady } from "./webDriver.ts"

interface Programs {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

const userAgent =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"

/** The paths of WebKitGTK's MiniBrowser in distributions. */
const browsers = ["lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu", "libexec", "lib"].map(
  (folder) => `/usr/${folder}/webkit2gtk-4.1/MiniBrowser`,
)

const look = (): Programs | undefined => {
  const driver = program("WebKitWebDriver")
  const browser = program(...browsers)
  const screen = program("Xvfb")
  return driver === undefined || browser === undefined || screen === undefined
    ? undefined
    : { driver, browser, screen }
}

const capabilities = (binary: string) => ({
  // The driver would wait without end for the load of a page that comes from the back-forward cache.
  pageLoadStrategy: "none",
  "webkitgtk:browserOptions": { binary, args: ["--automation", `--user-agent=${userAgent}`] },
})

/** Resizes the window until the page has the size of a phone. */
const becomePhone = async ({ tab, resize }: Session): Promise<void> => {
  await resize(phone.width, phone.height)
  const bars = await tab.run<{ readonly width: number; readonly height: number }>(
    "return { width: outerWidth - innerWidth, height: outerHeight - innerHeight }",
  )
  await resize(phone.width + bars.width, phone.height + bars.height)
}

const start =
  ({ driver, browser, screen }: Programs) =>
  async (): Promise<Browser> => {
    // It has no headless mode, so it renders on a virtual screen.
    const screenChild = startChild(screen, [
      "-displayfd",
      "1",
      "-screen",
      "0",
      "1000x1200x24",
      "-nolisten",
      "tcp",
    ])
    const display = await orStop([screenChild], () => screenChild.says(/(?:^|\n)(\d+)\n/))
    const port = await freePort()
    const child = startChild(driver, [`--port=${port}`], { DISPLAY: `:${display}`, NO_AT_BRIDGE: "1" })
    const children = [child, screenChild]
    return orStop(children, async () => {
      const address = `http://127.0.0.1:${port}`
      await untilReady(address, child)
      const session = await newSession(address, capabilities(browser), "mouse")
      await becomePhone(session)
      return browserOf(session, children)
    })
  }

/** WebKitGTK, a current WebKit with its own driver: shows Safari's behaviour, but not an old iPhone's. */
export const webKit: Engine = {
  name: "WebKit",
  packages: "webkit2gtk-driver xvfb",
  find: () => {
    const programs = orInstalled("WebKitGTK with its driver", look, {
      "apt-get": "apt-get install -y -q --no-install-recommends webkit2gtk-driver xvfb",
    })
    return programs === undefined ? undefined : start(programs)
  },
}
