import { posix } from "node:path"
import type { Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { type Language, languageFacts, languages, type Theme } from "#config/product.ts"
import { personas } from "#fixtures/personas.ts"
import en from "#i18n/locales/en.json"
import zh from "#i18n/locales/zh.json"
import { importsOf, sourceFiles } from "#tests/architecture/imports.ts"
import {
  addressOf,
  listed,
  type Look,
  checkStories,
  openLadle,
  openStory,
  type Seen,
  type LadleSite,
  tagOf,
} from "#tests/support/stories.ts"

const stories = listed()

const others = languages.filter((language) => language !== "EN")

/** Dark in English, and light in one of the other languages in turn. */
const looksOf = (place: number): readonly [Look, Look] => [
  { theme: "dark", language: "EN" },
  { theme: "light", language: others[place % others.length] ?? "CN" },
]

/** The modules by which a component draws that it loads, failed or is empty. */
const stateDrawers =
  /^src\/(pages\/RemoteView|atoms\/kernel\/Remote|ui\/basic\/(FailedState|EmptyState|Skeleton\w*|Spinner))\.tsx?$/

/** Stories of a component that renders nothing in this state. */
const drawsNothing = /^(Closed|Empty|Nothing\w*)$/

const page = {
  dark: "rgb(11, 13, 20)",
  light: "rgb(246, 244, 239)",
} as const satisfies Readonly<Record<Theme, string>>

let ladle: LadleSite
let seen: ReadonlyArray<Seen> = []

beforeAll(async () => {
  ladle = await openLadle()
  seen = await checkStories(ladle, stories, looksOf)
}, 480_000)

afterAll(() => ladle.close())

const at = ({ id, theme, language }: Seen): string => `${id} (${theme}, ${language})`

const complaints = (of: (one: Seen) => ReadonlyArray<string>): ReadonlyArray<string> =>
  seen.flatMap((one) => of(one).map((complaint) => `${at(one)}: ${complaint}`))

describe("the Ladle site", () => {
  it("[HA-92] Ladle lists a story file for each component that draws a state or serves other folders", () => {
    const files = sourceFiles(".", ["src"])
    const inStories = new Set(stories.map(({ file }) => file))
    const imports = files
      .filter((file) => !file.endsWith(".stories.tsx"))
      .flatMap((file) => importsOf(".", file))
    const components = files.filter(
      (file) => /^src\/(ui|pages)\/.*\/[A-Z]\w*\.tsx$/.test(file) && !file.endsWith(".stories.tsx"),
    )
    const isPrivate = (file: string) =>
      imports.every(({ from, path }) => path !== file || posix.dirname(from) === posix.dirname(file)) &&
      imports.some(({ path }) => path === file)
    const drawsState = (file: string) =>
      imports.some(({ from, path = "" }) => from === file && stateDrawers.test(path))
    const without = components.filter(
      (file) =>
        !inStories.has(file.replace(".tsx", ".stories.tsx")) && (drawsState(file) || !isPrivate(file)),
    )
    expect(components.length).toBeGreaterThan(50)
    expect(without).toEqual([])
  })

  it("[HA-92, HA-94] every story renders from a static server without an error, dark and light", () => {
    expect(seen.length).toBe(stories.length * 2)
    expect(complaints(({ problems }) => problems)).toEqual([])
    expect(seen.filter(({ isDrawn, name }) => !isDrawn && !drawsNothing.test(name)).map(at)).toEqual([])
  })

  it("[HA-93] every story renders in the theme and language of the controls", () => {
    const wrong = seen.filter(
      ({ theme, language, document }) =>
        document.theme !== theme ||
        document.background !== page[theme] ||
        document.language !== tagOf(language),
    )
    expect(wrong.map(at)).toEqual([])
  })

  it("[HA-93] another language leaves no English dictionary text on a page story", () => {
    const linesOf = ({ document, language }: Seen) => {
      const english = translatedOf(language === "EN" ? "CN" : language)
      return document.text.split("\n").filter((line) => english.has(line))
    }
    const pages = seen.filter(({ id }) => id.startsWith("pages--"))
    const left = pages
      .filter(({ language }) => language !== "EN")
      .flatMap((one) => linesOf(one).map((line) => `${at(one)}: ${line}`))
    expect(pages.filter((one) => one.language === "EN" && linesOf(one).length > 0).length).toBeGreaterThan(90)
    expect(left).toEqual([])
  })

  it("axe finds no WCAG 2.2 AA violation in any story, dark and light", () => {
    expect(complaints(({ violations }) => violations)).toEqual([])
  })
})

const dictionaries = import.meta.glob<Readonly<Record<string, string>>>("/src/i18n/locales/*.json", {
  eager: true,
  import: "default",
})

/** The English texts that a language translates. */
const translatedOf = (language: Language): ReadonlySet<string> => {
  const spoken = [...languageFacts[language].fallback].reverse().concat(language)
  const texts: Readonly<Record<string, string>> = Object.assign(
    {},
    ...spoken.map((each) => dictionaries[`/src/i18n/locales/${languageFacts[each].file}.json`]),
  )
  const borrowed = new Set(Object.entries(en).map(([key, text]) => texts[key] ?? text))
  return new Set(Object.values<string>(en).filter((text) => !borrowed.has(text)))
}

describe("the controls of Ladle", () => {
  const open = async (id: string): Promise<Page> => {
    const opened = await ladle.newPage()
    await opened.setViewportSize({ width: 1280, height: 800 })
    await opened.goto(`/?story=${id}`)
    return opened
  }

  const openControls = (opened: Page) =>
    opened.getByRole("button", { name: "Explore different versions of this story through controls." }).click()

  it("[HA-93] the controls change theme and language of the open story", async () => {
    const opened = await open("pages--home--welcome--with-bonus")
    await opened.getByRole("link", { name: "Register now" }).waitFor()
    const themeOf = () => opened.locator("html").getAttribute("data-theme")
    expect(await themeOf()).toBe("dark")
    await opened.getByRole("button", { name: "Switch to light theme." }).click()
    await expect.poll(themeOf).toBe("light")
    await openControls(opened)
    const language = opened.getByRole("combobox")
    await expect
      .poll(() => language.getByRole("option").allTextContents())
      .toEqual(expect.arrayContaining([...languages]))
    await language.selectOption("CN")
    await expect.poll(() => opened.locator("html").getAttribute("lang")).toBe("zh-Hans")
    expect(await opened.getByRole("link", { name: "Register now" }).count()).toBe(0)
    await opened.close()
  })

  it("the controls change the persona of a page story", async () => {
    const opened = await open("pages--frame--siteheader--guest")
    await opened.getByRole("link", { name: "Register" }).waitFor()
    await openControls(opened)
    for (const { id } of personas) await opened.getByRole("radio", { name: id, exact: true }).waitFor()
    await opened.getByRole("radio", { name: "9", exact: true }).check()
    await opened.getByText("Teresa Go").waitFor()
    expect(await opened.getByRole("link", { name: "Register" }).count()).toBe(0)
    await opened.close()
  })

  it("the controls keep their story when the browser goes back", async () => {
    const opened = await ladle.newPage()
    const first = addressOf("ui--basic--badge--many", { theme: "dark", language: "EN" })
    await opened.goto(first)
    await opened.getByText("42").waitFor()
    for (const id of ["ui--basic--badge--capped", "ui--basic--badge--many"]) {
      await opened.evaluate(
        (address) => {
          history.pushState(null, "", address)
          dispatchEvent(new PopStateEvent("popstate"))
        },
        addressOf(id, { theme: "dark", language: "EN" }),
      )
      await expect.poll(() => opened.locator(".story").textContent()).toBe(id.endsWith("many") ? "42" : "99+")
    }
    await opened.close()
  })
})

describe("a story of a page", () => {
  it("[HA-94] a page story does not change the browser's address", async () => {
    const presses = {
      "pages--home--homepage--guest": [
        ["link", "Register now"],
        ["button", "Slots"],
      ],
      "pages--home--hometicker--many": [["link", /^Announcements/]],
    } as const
    for (const [id, controls] of Object.entries(presses)) {
      const opened = await openStory(ladle, id)
      const before = opened.url()
      for (const [role, name] of controls) await opened.getByRole(role, { name }).click()
      expect(opened.url()).toBe(before)
      expect(
        await opened.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith("ladle"))),
      ).toEqual([])
      await opened.close()
    }
  })

  it("[HA-94] a page story uses a simulated gateway inside the page", async () => {
    const opened = await openStory(ladle, "pages--entry--loginform--refused")
    await opened.getByText("The username or the password is not correct").waitFor()
    await opened.getByLabel("Password", { exact: true }).fill("lantern123")
    await opened.getByRole("button", { name: "Login", exact: true }).click()
    await expect.poll(() => opened.getByRole("alert").count()).toBe(0)
    await opened.close()
  })
})

describe("stories of the common components", () => {
  it("[OT-01] the blank-state story shows 'No data'", async () => {
    const opened = await openStory(ladle, "ui--basic--emptystate--no-data")
    await expect
      .poll(() => opened.getByRole("status").getByText("No data", { exact: true }).isVisible())
      .toBe(true)
    await opened.close()
  })

  it.each([
    ["no-buttons", []],
    ["one-button", ["Close"]],
    ["two-buttons", ["Close", "Next"]],
  ] as const)("[OT-02] the dialog story shows exactly its footer buttons: %s", async (story, labels) => {
    const opened = await openStory(ladle, `ui--overlay--modal--${story}`)
    const dialog = opened.getByRole("dialog", { name: "Lantern festival" })
    const [cross, ...footer] = await dialog.getByRole("button").all()
    await expect.poll(() => cross?.getAttribute("aria-label")).toBe("Close")
    expect(await Promise.all(footer.map((button) => button.textContent()))).toEqual(labels)
    await opened.close()
  })

  it("[OT-03] the spinner story has an accessible name", async () => {
    const opened = await openStory(ladle, "ui--basic--spinner--loading")
    await expect.poll(() => opened.getByRole("status", { name: "Loading" }).isVisible()).toBe(true)
    await opened.close()
  })

  it("[OT-04] the select story lists its options, takes one, and closes on Escape", async () => {
    const opened = await openStory(ladle, "ui--form--select--usual")
    const select = opened.getByRole("combobox", { name: "Language" })
    const isOpen = () => select.evaluate((element) => element.matches(":open"))
    await expect.poll(() => select.getByRole("option").allTextContents()).toEqual(["English", "Tagalog"])
    await select.click()
    await expect.poll(isOpen).toBe(true)
    await opened.keyboard.press("Escape")
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => select.inputValue()).toBe("EN")
    await select.click()
    await expect.poll(isOpen).toBe(true)
    await opened.keyboard.press("ArrowDown")
    await opened.keyboard.press("Enter")
    await expect.poll(() => select.inputValue()).toBe("TY")
    expect(await isOpen()).toBe(false)
    await opened.close()
  })

  it("[FR-10] the bottom-menu story has exactly five entries, in order", async () => {
    const opened = await openStory(ladle, "ui--frame--bottommenu--home")
    const places = opened.getByRole("navigation", { name: "Main" }).locator("a, button")
    await expect
      .poll(() => places.allTextContents())
      .toEqual(["Home", "Promotion", "Deposit", "Member", "Service"])
    await opened.close()
  })

  it.each(["EN", "CN"] as const)(
    "[GM-02] the category story shows each icon with its name: %s",
    async (language) => {
      const opened = await openStory(ladle, "pages--home--homemenu--member", { theme: "dark", language })
      const texts: Readonly<Record<string, string>> = language === "EN" ? en : zh
      const places = opened.getByRole("navigation", { name: texts["games"] ?? "" }).locator("a, button")
      const categories = "HOT PROMO LIVE COCKFIGHT RNG FISH PVP SPORTS ESPORTS LOTT ELOTT FAV".split(" ")
      const names = categories.map((category) => texts[`category_${category}`])
      expect(new Set(await places.allTextContents())).toEqual(new Set(names))
      await expect.poll(() => places.count()).toBe(names.length)
      for (const place of await places.all()) expect(await place.locator("svg").count()).toBe(1)
      await opened.close()
    },
  )

  it("[BC-05] the picture story loads a picture 99 px below the screen, and not one 101 px below", async () => {
    const near = await openStory(ladle, "ui--basic--picture--near-the-screen")
    await near.getByRole("img", { name: "The product's mark" }).waitFor()
    await near.close()
    const far = await openStory(ladle, "ui--basic--picture--far-from-the-screen")
    const picture = far.getByRole("img", { name: "The product's mark" })
    expect(await picture.count()).toBe(0)
    await far.evaluate(() => window.scrollBy(0, 2))
    await picture.waitFor()
    await far.close()
  })
})
