import type { Locator, Page } from "playwright"
import { beforeAll, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { languages } from "#config/product.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { choose } from "#tests/support/appearance.ts"
import { brokenLabels } from "#tests/support/labels.ts"
import { startProduct } from "#tests/support/product.ts"
import { tooSmall } from "#tests/support/sizes.ts"
import { badgesTooClose, misplaced } from "#tests/support/spacing.ts"
import { workerBrowser } from "#tests/support/worker.ts"
import { type Place, places } from "#tools/picture/places.ts"

const product = startProduct()

/** How far the page overflows its window, in CSS px. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A page of 320 px for this persona, with reduced motion. */
const phoneOf = (persona: string): Promise<Page> =>
  product.visit({
    persona,
    width: 320,
    settings: { scale: "few" },
    context: { reducedMotion: "reduce" },
  })

/** Navigates to a page and waits until it has loaded completely. */
const goTo = async (page: Page, path: string): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 812 })
  await page.goto(path)
  await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" })
  await page.waitForLoadState("networkidle")
}

/** Doubles every text and leaves every box as it is. */
const doubleTexts = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const texts = [...main.querySelectorAll<HTMLElement>("*")].map((each) => ({
      each,
      size: parseFloat(getComputedStyle(each).fontSize),
    }))
    for (const { each, size } of texts) each.style.fontSize = `${2 * size}px`
  })

/** The texts that are wider than their box. */
const cutTexts = (page: Page) =>
  page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll("label, p, h2, button, a, dt, dd, li")]
        .filter(
          (each) => getComputedStyle(each).display !== "inline" && each.scrollWidth > each.clientWidth + 1,
        )
        .map((each) => each.textContent),
    )

/** The layout errors of a page: in every language at 320 px, and with doubled text at 375 px. */
const complaintsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  const expectInside = async (when: string) => {
    const width = await beyond(page)
    if (width !== 0) found.push(`${when}: overflows its window by ${width} px`)
  }
  for (const [index, language] of languages.entries()) {
    await choose(page, language, index % 2 === 0 ? "light" : "dark")
    found.push(...(await violationsOf(page)).map((violation) => `${language}: ${violation}`))
    await expectInside(language)
    found.push(...(await cutTexts(page)).map((text) => `${language}: cut in ${text}`))
    found.push(...(await tooSmall(page)).map((small) => `${language}: ${small}`))
    found.push(...(await brokenLabels(page, language)).map((broken) => `${language}: ${broken}`))
    found.push(...(await misplaced(page)).map((each) => `${language}: ${each}`))
  }
  await choose(page, "EN", "dark")
  await page.setViewportSize({ width: 375, height: 812 })
  await doubleTexts(page)
  await expectInside("text at twice its size")
  return [...found, ...(await cutTexts(page)).map((text) => `text at twice its size: cut in ${text}`)]
}

const keyOf = ([path, persona]: Place): string => `${path} of ${persona}`

/** Checks a page in the persona's window. An error is checked again in a new window. */
const lookAt = async ([path, persona]: Place, phones: Map<string, Page>): Promise<ReadonlyArray<string>> => {
  const look = async () => {
    const phone = phones.get(persona) ?? (await phoneOf(persona))
    phones.set(persona, phone)
    await goTo(phone, path)
    return complaintsOf(phone)
  }
  const found = await look().catch(() => undefined)
  if (found?.length === 0) return found
  phones.delete(persona)
  return look().catch((error: unknown) => [String(error)])
}

/** Checks pages of the queue until it is empty, with one window a persona. */
const work = async (queue: Array<Place>, seen: Map<string, ReadonlyArray<string>>): Promise<void> => {
  const phones = new Map<string, Page>()
  for (let place = queue.shift(); place !== undefined; place = queue.shift())
    seen.set(keyOf(place), await lookAt(place, phones))
}

describe("every page", () => {
  const seen = new Map<string, ReadonlyArray<string>>()

  // Three at a time, because the checks mostly wait.
  beforeAll(async () => {
    const queue = [...places]
    await Promise.all([work(queue, seen), work(queue, seen), work(queue, seen)])
  }, 480_000)

  it.each(places)(
    "the page %s of persona %s fits in every language at 320 px, and with doubled text",
    (...place) => {
      expect(seen.get(keyOf(place))).toEqual([])
    },
  )
})

describe("a page whose data failed", () => {
  it.each([
    [paths.home, "0"],
    [paths.memberHome, "0"],
    [paths.myAccount, "0"],
    [paths.pointsMall, "0"],
    [paths.agent, "9"],
  ])("the page %s of persona %s keeps its cards apart when every call fails", async (path, persona) => {
    const page = await product.visit({
      persona,
      path,
      width: 320,
      settings: {
        faults: [
          { call: systemStatus.path, kind: "slow", times: "always" },
          { call: "*", kind: "http500", times: "always" },
        ],
      },
    })
    await page.getByRole("main").getByRole("button", { name: "Try again" }).first().waitFor()
    await page.waitForLoadState("networkidle")
    expect(await misplaced(page)).toEqual([])
  })
})

/** Small and large texts and press areas. */
const sample = `
  <style>
    body { font: 12px/1 sans-serif }
    button, label { all: unset; display: block; width: 44px; height: 44px }
    .low { height: 43px }
    .card { position: relative; width: 90px; height: 60px }
    .card .low::after { position: absolute; top: 0; right: 0; bottom: 0; left: 0; content: "" }
  </style>
  <p style="font-size: 10.9px">Ten</p><p style="font-size: 11px">Eleven</p>
  <p hidden style="font-size: 9px">Hidden</p>
  <button class="x">Large</button><button class="low">Low</button>
  <div class="card"><button class="low">Covers its card</button></div>
  <label class="x"><input type="checkbox" /></label><input type="checkbox" aria-label="Bare" style="width: 20px" />
  <p>Read the <a class="x" href="/terms">terms</a> first.</p><p><a class="x" href="/terms">Terms</a></p>`

describe("the check of sizes", () => {
  it("the check of sizes detects small texts and press areas", async () => {
    const page = await (await workerBrowser()).newPage()
    await page.setContent(sample)
    const found = (await tooSmall(page)).map((line) => line.replace(/ of .* px/, ""))
    expect(found).toEqual([
      "text: Ten",
      'target: button "Low" .low',
      'target: input "Bare" .',
      'target: a "Terms" .x',
    ])
    await page.close()
  })
})

/** Cards, rows, badges and a strip: right ones, and those that the check finds. */
const placed = `
  <style>
    body, p, dl, dd { margin: 0; font: 12px/1.5 sans-serif }
    article { height: 30px; border-radius: 8px; background: #eee }
    dl > div, .row { display: flex; justify-content: space-between }
    .badge { position: absolute; top: 12px; left: 20px; width: 20px; border-radius: 9px; background: red; font-size: 11px }
    .bar { position: relative; height: 40px }
    .bar b { position: absolute; top: 12px }
    .strip { display: flex; width: 90px; overflow-x: auto }
    .strip button { flex: none; width: 60px }
  </style>
  <main>
    <article>A</article><article style="margin-top: 3px">B</article><article style="margin-top: 4px">C</article>
    <dl><div style="align-items: center"><dt>Label</dt><dd style="font-size: 30px">7</dd></div>
    <div style="align-items: baseline"><dt>Level</dt><dd style="font-size: 30px">8</dd></div></dl>
    <div class="row" style="align-items: center"><p style="font-size: 30px">Title<br>Text</p><p>Beside both</p></div>
    <div class="bar">
      <a href="/x"><span class="badge">99+</span></a><b style="left: 43px">Menu</b></div>
    <div class="bar">
      <a href="/x"><span class="badge">9</span></a><b style="left: 44px">Other</b></div>
    <div class="strip"><button>First</button><button>Second</button><button>Third</button></div>
  </main>`

describe("the check of places", () => {
  it("the check of places detects close cards and badges, uneven rows and strips that start cut off", async () => {
    const page = await (await workerBrowser()).newPage()
    await page.setContent(placed)
    await page.locator(".strip").evaluate((strip) => (strip.scrollLeft = 20))
    const found = (await misplaced(page)).map((line) => line.replace(/-?[\d.]+ px/, "… px"))
    expect(found).toEqual([
      'cards at … px: article "A" . and article "B" .',
      "baselines … px apart: Label and 7 in .",
      "badge 99+ at … px from Menu",
      "cut off at its start: First",
    ])
    await page.close()
  })
})

describe("the badge of the inbox", () => {
  it("a badge of 99+ keeps its distance from the menu in every language at 320 px", async () => {
    const settings = { scale: "hundreds" } as const
    const page = await product.visit({ persona: "0", path: paths.myAccount, width: 320, settings })
    for (const language of languages) {
      await choose(page, language, "dark")
      await page.getByRole("banner").getByText("99+", { exact: true }).waitFor()
      expect(await badgesTooClose(page), language).toEqual([])
    }
  })
})

describe("forced colours", () => {
  const forced = { forcedColors: "active", reducedMotion: "reduce" } as const

  const thick = "solid 2px"
  const thin = "solid 1px"

  /** How a selected element differs from its siblings. */
  const outlines = (chosen: Locator) =>
    chosen.evaluateAll((all) =>
      all.map((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each)
        return `${outlineStyle} ${outlineWidth}`
      }),
    )

  it("forced colours keep a selected element distinguishable", async () => {
    const page = await product.visit({ path: paths.login, context: forced })
    const tab = page.getByRole("tab", { selected: true }).first()
    await tab.waitFor()
    expect(await outlines(tab)).toEqual([thick])
    expect(new Set(await outlines(page.getByRole("tab", { selected: false })))).toEqual(new Set([thin]))
    await tab.click()
    expect(await outlines(tab), "pressed by a finger").toEqual([thick])

    await page.goto(paths.slotsCentre)
    const chips = page.getByRole("group", { name: "Providers" }).getByRole("button")
    await chips.first().waitFor()
    expect((await outlines(chips)).slice(0, 2)).toEqual([thick, thin])
  })

  it("forced colours keep the focus visible", async () => {
    const page = await product.visit({ path: paths.login, context: forced })
    await page.getByRole("textbox", { name: "Username" }).waitFor()
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press("Tab")
      expect(await outlines(page.locator(":focus"))).toEqual([thick])
    }
  })
})
