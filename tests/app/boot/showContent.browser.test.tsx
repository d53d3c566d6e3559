import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, onTestFinished } from "vitest"
import { page, userEvent } from "vitest/browser"

import "#app/theme.css"
import type { PrefetchedByName } from "#app/boot/prefetch.ts"
import { Shell } from "#app/boot/Shell.tsx"
import { type ShellContent, showContent } from "#app/boot/showContent.ts"
import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { registerSettings } from "#gateway/calls/entry/registration.ts"
import { promotions } from "#gateway/calls/messages/announcements.ts"
import { registerPartsKey } from "#platform/registerPartsKey.ts"
import { openApp } from "#tests/support/page.tsx"
import { field, main } from "#tests/support/pagePlayer.ts"
import { found } from "#tests/ui/render.tsx"

const open = (path: string, content: Partial<ShellContent> = {}): HTMLElement => {
  const shell = document.createElement("div")
  shell.id = "shell"
  shell.setAttribute("aria-hidden", "true")
  shell.toggleAttribute("inert", true)
  shell.innerHTML = renderToStaticMarkup(<Shell parts={["title", "content"]} path={path} />).replaceAll(
    ' style="',
    ' data-style="',
  )
  document.body.append(shell)
  onTestFinished(() => shell.remove())
  // Other labels have no text, as in a document.
  const texts = { Login: "Login" }
  showContent({ shell, search: "", banner: undefined, texts, responses: {}, ...content })
  return shell
}

// The application replaces the shell when its own form, which follows the shell's, has been rendered.
const replace = async (shell: HTMLElement, path: string) => {
  const app = await openApp({ path })
  await expect.poll(() => document.querySelector("main:not(#shell main) form")).not.toBeNull()
  shell.remove()
  return app
}

const responseOf = (value: unknown) => ({
  address: "",
  headers: {},
  response: Promise.resolve({ status: 200, body: JSON.stringify({ value }) }),
})

// A response takes several microtasks.
const responsesTaken = () => new Promise((resolve) => setTimeout(resolve))

const status = responseOf({ imageCDNs: ["https://art.example"] })

describe("the login form before the app", () => {
  const name = () => page.getByRole("textbox", { name: "Username" })
  const press = () => page.getByRole("button", { name: "Login" }).click()

  it("[LG-01] is the only usable part of the shell", async () => {
    const shell = open(paths.login)
    await name().fill("member0")
    await expect.element(page.getByRole("form", { name: "Login" })).toBeVisible()
    const usable = [...shell.querySelectorAll("a, button, input")].filter((each) => !each.closest("[inert]"))
    const names = usable.map((each) => each.getAttribute("name") ?? each.textContent)
    expect(names).toEqual(["username", "password", "remember", "Forgot password", "Login"])
  })

  it("focuses the first empty field when the button is pressed", async () => {
    open(paths.login)
    await name().fill("member0")
    await press()
    await expect.element(page.getByLabelText("Password", { exact: true })).toHaveFocus()
  })

  const fill = async () => {
    await name().fill("member0")
    await page.getByLabelText("Password", { exact: true }).fill(demoPassword)
  }

  it("shows that a press waits for the app", async () => {
    open(paths.login)
    await fill()
    await press()
    await expect.element(page.getByRole("button", { name: /^Loading/ })).toHaveFocus()
    await expect.element(name()).toHaveAttribute("readonly")
  })

  it("keeps text, focus and caret in the form of the app, which sends nothing", async () => {
    const shell = open(paths.login)
    await fill()
    await userEvent.keyboard("{ArrowLeft}")
    const { callsTo } = await replace(shell, paths.login)
    await expect.element(field("Username")).toHaveValue("member0")
    const password = main().getByLabelText("Password", { exact: true })
    await expect.element(password).toHaveFocus()
    expect(password.element()).toMatchObject({
      value: demoPassword,
      selectionStart: demoPassword.length - 1,
    })
    expect(callsTo(login)).toEqual([])
  })

  it("is sent once by the app after a press", async () => {
    const shell = open(paths.login)
    await fill()
    await press()
    const { callsTo, at } = await replace(shell, paths.login)
    await expect.poll(at).toBe(paths.home)
    expect(callsTo(login)).toHaveLength(1)
  })
})

describe("the registration form before the app", () => {
  const openLast = (parts: string): HTMLElement => {
    localStorage.setItem(registerPartsKey, parts)
    onTestFinished(() => localStorage.removeItem(registerPartsKey))
    return open(paths.register, { texts: { Register: "Register" } })
  }
  const namesIn = (shell: HTMLElement) =>
    [...shell.querySelectorAll("form input, form [type=submit]")].map(
      (each) => each.getAttribute("name") ?? each.textContent,
    )

  it.each([
    ["", []],
    ["head next_step username password confirmPassword", ["username", "password", "confirmPassword", "Next"]],
    ["last_step mobileNum verificationCode", ["mobileNum", "verificationCode"]],
  ])("[RG-04] has the parts '%s' of the last form, and no button that registers", (parts, names) => {
    expect(namesIn(openLast(parts))).toEqual(names)
  })

  it("is replaced by the form of the app, with its texts, its focus and its press", async () => {
    const shell = openLast("head next_step username password")
    await page.getByLabelText("Username").fill("abcdef1")
    await page.getByLabelText("Password", { exact: true }).fill("secret12")
    await page.getByRole("button", { name: "Next" }).click()
    const { callsTo } = await replace(shell, paths.register)
    await expect.poll(() => callsTo(registerSettings)).toHaveLength(1)
    await expect.element(field("Username")).toHaveValue("abcdef1")
    await expect.element(field("Confirm password")).toHaveFocus()
    expect(document.forms.namedItem("register")).toBeNull()
    expect(localStorage.getItem(registerPartsKey)).not.toContain("secret")
  })
})

describe("the games before the app", () => {
  const game = (gameName: string) => ({ gameName, displayName: "Koiworks", iconUrl: `/${gameName}.webp` })
  const responses = (...names: ReadonlyArray<string>): PrefetchedByName => ({
    status,
    games: responseOf({ games: names.map(game) }),
  })
  const tiles = (shell: HTMLElement) =>
    [...shell.querySelectorAll("[role=listitem]")].map((tile) => [
      tile.textContent,
      tile.querySelector("img")?.src,
    ])

  it("show a name, a vendor and a picture each", async () => {
    const shell = open(paths.gameList, { responses: responses("Koi", "Tiger") })
    const shown = [
      ["KoiworksKoi", "https://art.example/Koi.webp"],
      ["KoiworksTiger", "https://art.example/Tiger.webp"],
    ]
    await expect.poll(() => tiles(shell)).toEqual(shown)
    expect(found(shell.querySelector("[role=listitem]")).getBoundingClientRect().width).toBeLessThan(150)
  })

  it.each([
    ["without a response", {}],
    ["in an empty list", responses()],
  ])("are four rows of empty tiles %s", async (_, none) => {
    const shell = open(paths.gameList, { responses: none })
    await responsesTaken()
    expect(tiles(shell)).toEqual(Array.from({ length: 12 }, () => ["", undefined]))
  })

  it.each([
    ["?gameType=RNG", 2],
    ["", 1],
    ["?gameType=FAV", 0],
  ])("have the search and the filter of the address %s", (search, fields) => {
    expect(open(paths.gameList, { search }).querySelectorAll("[data-unless]")).toHaveLength(fields)
  })
})

describe("the promotions before the app", () => {
  const promotion = ["Koi", "Jade", "Tiger", "Crane"].map((title) => ({ title, image: `/${title}.webp` }))
  const responses = { status, promotions: responseOf({ promotion }) }
  const cards = (shell: Element) =>
    [...shell.querySelectorAll("[data-place=promotions] p:first-of-type")].map((name) => [
      name.textContent,
      name.parentElement?.querySelector("img")?.src,
    ])

  it("are the first three, with title and picture", async () => {
    const shell = open(paths.activity, { responses })
    const shown = ["Koi", "Jade", "Tiger"].map((title) => [title, `https://art.example/${title}.webp`])
    await expect.poll(() => cards(shell)).toEqual(shown)
  })

  it.each([
    ["none are running", "", { status, promotions: responseOf({ promotion: [] }) }],
    ["the address may choose some of them", "?category=slots", responses],
  ])("keep their skeleton if %s", async (_, search, given) => {
    const shell = open(paths.activity, { search, responses: given })
    await responsesTaken()
    expect(shell.querySelectorAll("[data-place=promotions] > div")).toHaveLength(3)
    expect(cards(shell)).toEqual([])
  })

  it("stay until the page has its own", async () => {
    const shell = open(paths.activity, { responses })
    await expect.poll(() => cards(shell)).toHaveLength(3)
    await openApp({ path: paths.activity, before: ({ holds }) => holds(promotions) })
    await expect.poll(() => cards(main().element())).toHaveLength(3)
  })
})

it("[RG-01] the registration shows its first banner before the app", async () => {
  const banners = responseOf({ banners: [{ groupName: "m_register", url: "/gift.webp" }] })
  const shell = open(paths.register, {
    banner: "m_register",
    responses: { status, siteAnnouncements: banners },
  })
  await expect.poll(() => shell.querySelector("img")?.src).toBe("https://art.example/gift.webp")
})
