import { type Act, type Recording, type Target } from "./Recording.ts"
import { secretText, wordsOf } from "./steps.ts"

/** A value as source. */
const source = (value: unknown): string => JSON.stringify(value)

const locator = ({ role, name, nth }: Target): string =>
  `lobby.getByRole(${source(role)}, { name: ${source(name)}, exact: true })${nth === undefined ? "" : `.nth(${nth})`}`

/** The call of Playwright for an act. */
export const callOf = (act: Act): string => {
  switch (act.type) {
    case "tap":
      return `${locator(act.target)}.click()`
    case "type":
      return `${locator(act.target)}.fill(${source(act.text)})`
    case "secret":
      return `${locator(act.target)}.fill(${source(secretText(act.secret))})`
    case "choose":
      return `${locator(act.target)}.selectOption({ label: ${source(act.option)} })`
    case "back":
      return "page.goBack()"
    case "forward":
      return "page.goForward()"
    case "scroll":
      return act.target === undefined
        ? `scroll(page.locator("html"), ${act.left}, ${act.top})`
        : `scroll(${locator(act.target)}, ${act.left}, ${act.top})`
    case "open":
      return `open(page, ${source(act.address)})`
    case "set":
      return `page.evaluate(${source(`window.__harness.${act.name}(${act.given.map(source).join(", ")})`)})`
    case "expectVisible":
      return `expect(${locator(act.target)}).toBeVisible()`
    case "expectText":
      return `expect(lobby.getByText(${source(act.text)}, { exact: true }).first()).toBeVisible()`
    case "expectValue":
      return `expect(${locator(act.target)}).toHaveValue(${source(act.value)})`
    case "expectSnapshot":
      return `expect(${locator(act.target)}).toMatchAriaSnapshot(${source(act.snapshot)})`
  }
}

const head = ({ width, height }: Recording["size"]): string => `import { existsSync } from "node:fs"
import { expect, type Locator, type Page, test } from "playwright/test"

// Needs the lobby of \`npm start\`, at its usual address or at LOBBY_URL.
const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
const executablePath = process.env.CHROMIUM_PATH || browsers.find((path) => existsSync(path))

test.use({
  baseURL: process.env.LOBBY_URL || "http://127.0.0.1:4200",
  viewport: { width: ${width}, height: ${height} },
  actionTimeout: 10_000,
  launchOptions: { executablePath, args: ["--no-sandbox"] },
})
test.setTimeout(120_000)

const open = async (page: Page, address: string) => {
  await page.goto(address)
  await page.waitForFunction('"__harness" in window')
}

// A page becomes longer while it is scrolled. One that stays shorter is scrolled to its end.
const scroll = async (scroller: Locator, left: number, top: number) => {
  const isThere = () =>
    scroller.evaluate(
      (element, to) => {
        element.scrollTo({ left: to[0], top: to[1], behavior: "instant" })
        return Math.abs(element.scrollTop - to[1]) < 2
      },
      [left, top],
    )
  await expect.poll(isThere, { timeout: 5000 }).toBe(true).catch(() => {})
}
`

/** The source of a Playwright test that does the steps of a recording. Each step has the words of the panel. */
export const testSource = (recording: Recording): string => `${head(recording.size)}
/** The scenario file in which the recording begins. */
const scenario = ${JSON.stringify(recording.scenario, null, 2)}

test("the recording", async ({ page }) => {
  // Outside it is the dock.
  const lobby = page.locator("body")
  await test.step("Open the scenario", async () => {
    await open(page, "/m/home")
    const reloaded = page.waitForEvent("load")
    await page.evaluate(\`window.__harness.openScenarioFile(\${JSON.stringify(JSON.stringify(scenario))})\`)
    await reloaded
    await page.waitForFunction('"__harness" in window')
  })
${recording.steps.map(({ act }) => `  await test.step(${source(wordsOf(act))}, () =>\n    ${callOf(act)},\n  )`).join("\n")}
})
`
