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
import { openApp } from "#tests/support/page.tsx"
import { field, main } from "#tests/support/pagePlayer.ts"
import { found } from "#tests/ui/render.tsx"

const open = (path: string, content: Partial<ShellContent> = {}): HTMLElement => {
  const shell = document.createElement("div")
  shell.id = "shell"
  shell.setAttribute("aria-hidden", "true")
  shell.toggleAttribute("inert", true)
  shell.innerHTML = renderToStaticMarkup(<Shell parts={["title"]} path={path} />).replaceAll(
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

const responseOf = (value: unknown) => ({
  address: "",
  headers: {},
  response: Promise.resolve({ status: 200, body: JSON.stringify({ value }) }),
})

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

  const replace = async (shell: HTMLElement) => {
    const app = await openApp({ path: paths.login })
    await expect.poll(() => document.forms.length).toBe(2)
    shell.remove()
    return app
  }

  it("keeps text, focus and caret in the form of the app, which sends nothing", async () => {
    const shell = open(paths.login)
    await fill()
    await userEvent.keyboard("{ArrowLeft}")
    const { callsTo } = await replace(shell)
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
    const { callsTo, at } = await replace(shell)
    await expect.poll(at).toBe(paths.home)
    expect(callsTo(login)).toHaveLength(1)
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
    await Promise.resolve()
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

it("[RG-01] the registration shows its first banner before the app", async () => {
  const banners = responseOf({ banners: [{ groupName: "m_register", url: "/gift.webp" }] })
  const shell = open(paths.register, {
    banner: "m_register",
    responses: { status, siteAnnouncements: banners },
  })
  await expect.poll(() => shell.querySelector("img")?.src).toBe("https://art.example/gift.webp")
})
