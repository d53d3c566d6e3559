import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import "#app/theme.css"
import { boot } from "#app/boot/boot.ts"
import type { BootPlan } from "#app/boot/plan.ts"
import { Shell } from "#app/boot/Shell.tsx"
import { defaultDeployment } from "#config/deployment.ts"
import type { Language } from "#config/product.ts"

import { storedKeys } from "./storedKeys.ts"

const texts = {
  product_name: "Harbour",
  winner_game: "Game",
  winner_player: "Player",
  winner_win: "Win",
  latest_winner: "Latest winners",
}
const thai = { winner_game: "เกม", winner_player: "ผู้เล่น", winner_win: "ชนะ", latest_winner: "ผู้ชนะล่าสุด" }

const plan: BootPlan = {
  entry: "data:text/javascript,",
  entryImports: [],
  render: "data:text/javascript,",
  home: "data:text/javascript,",
  pageChunks: "data:text/javascript,",
  polyfills: "",
  calls: {
    winners: { path: "/wps/winners", query: [["language", "{language}"]], isInShell: true },
  },
  dictionaries: { EN: [], TY: [], CN: [], JA: [], TH: [], VI: [], PH: [] },
  frames: { "/m/home": { parts: ["home"], title: "", calls: ["winners"] } },
  texts,
  keys: storedKeys,
}

const winner = (gameName: string, winAmount: unknown = 1234.5) => ({
  vo: { gameName, customerName: "a***z", winAmount },
})
const bodyOf = (...games: ReadonlyArray<string>) =>
  JSON.stringify({ success: true, value: { list: games.map((game) => winner(game)) } })

interface ShellOptions {
  readonly today?: Promise<string>
  readonly language?: Language
  readonly merchant?: string
}

const home = location.pathname

const openShell = ({
  today = new Promise(() => {}),
  language = "EN",
  merchant = "",
}: ShellOptions): HTMLElement => {
  document.getElementById("shell")?.remove()
  localStorage.setItem(storedKeys.language, language)
  localStorage.setItem(storedKeys.merchant, merchant)
  // A test runs in an iframe, where boot would stop.
  vi.stubGlobal("parent", window)
  vi.stubGlobal("fetch", (url: string) =>
    url.startsWith("/wps/winners") ? today.then((body) => new Response(body)) : new Promise(() => {}),
  )
  const shell = document.createElement("div")
  shell.id = "shell"
  shell.innerHTML = renderToStaticMarkup(<Shell parts={["home"]} />)
  document.body.append(shell)
  history.replaceState(null, "", "/m/home")
  boot(plan, defaultDeployment)
  return shell
}

const rowsOf = (shell: HTMLElement): ReadonlyArray<string> =>
  [...shell.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent).join(" | "),
  )
const row = (game: string) => `${game} | a***z | ₱\u00a01,234.50`

const clearStorage = () => Object.values(storedKeys).forEach((key) => localStorage.removeItem(key))

beforeEach(clearStorage)
afterEach(() => {
  vi.unstubAllGlobals()
  clearStorage()
  history.replaceState(null, "", home)
  document.getElementById("shell")?.remove()
})

describe("the first winners in the shell", () => {
  it("the shell renders the six winners that the board shows at first, when the response arrives", async () => {
    const games = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
    const shell = openShell({ today: Promise.resolve(bodyOf(...games)) })
    await expect.poll(() => rowsOf(shell)).toEqual(games.slice(0, 6).map(row))
    expect(shell.querySelectorAll("h2")).toHaveLength(2)
  })

  it("the shell shows the previous visit's winners until today's winners arrive", async () => {
    const first = openShell({ today: Promise.resolve(bodyOf("Old", "Older")) })
    await expect.poll(() => rowsOf(first)).toHaveLength(2)
    let respond = (_body: string) => {}
    const today = new Promise<string>((resolve) => {
      respond = resolve
    })
    const shell = openShell({ today })
    expect(rowsOf(shell)).toEqual([row("Old"), row("Older")])
    respond(bodyOf("New"))
    await expect.poll(() => rowsOf(shell)).toEqual([row("New")])
  })

  it("the shell never shows cached winners of another merchant or language", async () => {
    const first = openShell({ today: Promise.resolve(bodyOf("Old")) })
    await expect.poll(() => rowsOf(first)).toHaveLength(1)
    expect(rowsOf(openShell({ merchant: "another" }))).toEqual([])
    expect(rowsOf(openShell({ language: "TH" }))).toEqual([])
    expect(rowsOf(openShell({}))).toEqual([row("Old")])
  })

  it.each(["{", '["lantern/wps/winners?language=EN",7]'])(
    "the shell shows only today's winners when the cache contains the malformed text %s",
    async (broken) => {
      localStorage.setItem(storedKeys.winners, broken)
      const shell = openShell({ today: Promise.resolve(bodyOf("New")) })
      await expect.poll(() => rowsOf(shell)).toEqual([row("New")])
    },
  )

  it("the shell shows no winners while a stored break closes home", async () => {
    localStorage.setItem(storedKeys.play, `{"account":"","access":{"_tag":"onBreak","until":1}}`)
    const shell = openShell({ today: Promise.resolve(bodyOf("New")) })
    await new Promise((done) => setTimeout(done, 30))
    expect(rowsOf(shell)).toEqual([])
  })

  it("the shell shows an empty placeholder while winners load, and for an empty or malformed response", async () => {
    for (const today of [undefined, Promise.resolve(bodyOf()), Promise.resolve("<html>")]) {
      const shell = openShell(today === undefined ? {} : { today })
      await new Promise((done) => setTimeout(done, 30))
      expect(rowsOf(shell)).toEqual([])
      expect(shell.querySelector("template")?.previousElementSibling?.tagName).toBe("SPAN")
      shell.remove()
    }
  })

  it.each(["[7", JSON.stringify(["VI", thai, "Harbour"]), JSON.stringify(["TH", thai, "Lantern"])])(
    "the shell uses the default language when the device stores '%s'",
    async (stored) => {
      localStorage.setItem(storedKeys.texts, stored)
      const shell = openShell({ language: "TH", today: Promise.resolve(bodyOf("Neon")) })
      await expect.poll(() => rowsOf(shell)).toEqual([row("Neon")])
      expect(shell.textContent).toContain(texts.winner_player)
    },
  )

  it("the shell shows the winners' board with the texts of the user's language", async () => {
    localStorage.setItem(storedKeys.texts, JSON.stringify(["TH", thai, "Harbour"]))
    const shell = openShell({ language: "TH", today: Promise.resolve(bodyOf("Neon")) })
    await expect.poll(() => rowsOf(shell)).toEqual([row("Neon")])
    const heads = [...shell.querySelectorAll("section h2, section th")].map(({ textContent }) => textContent)
    expect(heads).toEqual(expect.arrayContaining(Object.values(thai)))
    expect(heads).not.toContain("Game")
  })

  it("the shell escapes markup in a winner's name, and shows an invalid amount as ₱ 0.00", async () => {
    const list = [winner("<img src=x onerror=alert(1)>", "much")]
    const today = Promise.resolve(JSON.stringify({ success: true, value: { list } }))
    const shell = openShell({ today })
    await expect.poll(() => rowsOf(shell)).toEqual(["<img src=x onerror=alert(1)> | a***z | ₱\u00a00.00"])
    expect(shell.querySelector("td img")).toBeNull()
  })
})
