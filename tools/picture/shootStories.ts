import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { Page } from "playwright"

import {
  addressOf,
  goOn,
  type LadleSite,
  listed,
  type Look,
  openLadle,
  untilStable,
} from "#tests/support/ladle.ts"
import { optionsAndSwitches, orEnd } from "#tools/options.ts"

import { phone } from "./renderHtml.ts"
import { type Change, changesIn, countsOf, looksOther, pageOf, type Pictures } from "./storyPictures.ts"

const {
  values: { only = "" },
  on,
} = optionsAndSwitches(["only"], ["accept"])

/** The output folder, which git ignores. Not in `.results`, because `npm test` empties that folder. */
const folder = ".pictures"
const accepted = join(folder, "accepted")
const taken = join(folder, "taken")

const look: Look = { theme: "dark", language: "EN" }

const shownTime = Date.UTC(2026, 10, 2, 15)

const pagesAtOnce = 6

const stories = orEnd(listed).map(({ id }) => id)

/** Opens another story than the first one to photograph, because Ladle sets no title if the story stays the same. */
const openPage = async (ladle: LadleSite, first: string): Promise<Page> => {
  const page = await ladle.newPage()
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.clock.setFixedTime(shownTime)
  await page.goto(addressOf(stories.find((id) => id !== first) ?? "", look))
  await page.locator(".story").waitFor({ state: "attached" })
  await untilStable(page, look)
  return page
}

/** Runs in a page: whether all images have loaded and no "Please wait" overlay is visible. */
const isDone = (): boolean =>
  [...document.images].every(({ complete, loading }) => complete || loading === "lazy") &&
  [...document.querySelectorAll("[role=status]")].every(
    ({ textContent, parentElement: mask }) =>
      textContent !== "Please wait" || mask === null || getComputedStyle(mask).position !== "fixed",
  )

/** Maximum wait for a story in milliseconds, because some stories show a waiting state permanently. */
const longest = 3000

/** Milliseconds between two screenshots that must be equal. Longer than the delay before a failed call is retried. */
const stillTime = 1500

/** Maximum height of a story in its screenshot, in CSS px. */
const highest = 2000

/** Takes a screenshot of a whole story. Enlarges the window to the story's height, because content far below a window does not load. */
const shoot = async (page: Page): Promise<Buffer> => {
  await page.setViewportSize(phone)
  await untilStable(page, look)
  await page.waitForFunction(isDone, undefined, { timeout: longest }).catch(() => {})
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...phone, height: Math.min(Math.max(whole, phone.height), highest) })
  await untilStable(page, look)
  await page.waitForFunction(isDone, undefined, { timeout: longest }).catch(() => {})
  return page.screenshot({ animations: "disabled" })
}

/** Repeats screenshots until two are equal. For a story that never stops changing, returns the last screenshot. */
const stillPicture = async (page: Page, tries = 8): Promise<Buffer> => {
  const before = await shoot(page)
  await page.waitForTimeout(stillTime)
  const after = await shoot(page)
  return tries === 0 || before.equals(after) ? after : stillPicture(page, tries - 1)
}

/** Runs in a page: whether the story shows anything. Its providers render elements of no height. */
const isPainted = (): boolean =>
  [...document.querySelectorAll(".story *, body > :not(#ladle-root) *")].some(
    (each) => each.childElementCount === 0 && each.getBoundingClientRect().height > 0,
  )

const photograph = async (page: Page, id: string): Promise<void> => {
  await page.setViewportSize(phone)
  await page.evaluate(() => (document.title = ""))
  await page.evaluate(goOn, addressOf(id, look))
  await page.waitForFunction(() => document.title !== "")
  if (!/--(closed|empty|nothing)/.test(id))
    await page
      .waitForFunction(isPainted, undefined, { timeout: 30_000 })
      .catch(() => console.error(`${id} shows nothing`))
  writeFileSync(join(taken, `${id}.png`), await stillPicture(page))
}

const takeAll = async (ladle: LadleSite): Promise<void> => {
  rmSync(taken, { recursive: true, force: true })
  mkdirSync(taken, { recursive: true })
  const left = stories.filter((id) => id.includes(only))
  const takeSome = async (): Promise<void> => {
    let id = left.shift()
    const page = await openPage(ladle, id ?? "")
    for (; id !== undefined; id = left.shift()) await photograph(page, id)
  }
  await Promise.all(Array.from({ length: Math.min(pagesAtOnce, left.length) }, takeSome))
}

const picturesIn = (place: string): Pictures =>
  new Map(
    (existsSync(place) ? readdirSync(place) : []).map((file) => [
      basename(file, ".png"),
      readFileSync(join(place, file)),
    ]),
  )

/** Accepts the screenshots of the last run, and removes accepted screenshots of deleted stories. */
const accept = (): void => {
  cpSync(taken, accepted, { recursive: true })
  for (const id of picturesIn(accepted).keys()) if (!stories.includes(id)) rmSync(join(accepted, `${id}.png`))
  console.log(`Accepted: ${picturesIn(accepted).size} pictures in ${accepted}`)
}

const addressOfPicture = (picture: Buffer | undefined): string =>
  `data:image/png;base64,${picture?.toString("base64") ?? ""}`

const visible = async (ladle: LadleSite): Promise<ReadonlyArray<Change>> => {
  const before = picturesIn(accepted)
  const after = picturesIn(taken)
  const page = await ladle.newPage()
  const seen: Array<Change> = []
  for (const change of changesIn(before, after, only)) {
    const pair = [
      addressOfPicture(before.get(change.name)),
      addressOfPicture(after.get(change.name)),
    ] as const
    if (change.kind !== "changed" || (await page.evaluate(looksOther, pair))) seen.push(change)
  }
  return seen
}

const report = (changes: ReadonlyArray<Change>): void => {
  const path = join(folder, "index.html")
  writeFileSync(path, pageOf(changes))
  console.log(`${countsOf(changes)}: ${path}`)
  if (changes.length > 0) console.log("To accept them: npm run pictures -- stories --accept")
  process.exitCode = changes.length === 0 ? 0 : 1
}

mkdirSync(folder, { recursive: true })
if (on.has("accept")) accept()
else {
  const ladle = await openLadle()
  await takeAll(ladle)
  report(await visible(ladle))
  await ladle.close()
}
