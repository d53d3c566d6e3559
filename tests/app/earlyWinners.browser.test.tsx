import "#app/theme.css"

import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { begin, type EarlyPlan } from "#app/early.ts"
import { Shell } from "#app/Shell.tsx"
import type { Language } from "#config/product.ts"

const call = "/wps/winners?language=%7Blanguage%7D"
const plan: EarlyPlan = {
  app: "data:text/javascript,",
  polyfills: "",
  modules: [],
  pages: "",
  calls: ["/wps/status", "/wps/announcements", call],
  laterCalls: [],
  origin: "",
  keys: {
    session: "S",
    merchant: "early-merchant",
    language: "early-language",
    banner: "B",
    winners: "early-winners",
  },
}

const winner = (gameName: string, winAmount: unknown = 1234.5) => ({
  vo: { gameName, customerName: "a***z", winAmount },
})
const bodyOf = (...games: ReadonlyArray<string>) =>
  JSON.stringify({ success: true, value: { list: games.map((game) => winner(game)) } })

interface Visit {
  /** Body of the winners' answer, when it comes. */
  readonly today?: Promise<string>
  readonly language?: Language
  readonly merchant?: string
}

const home = location.pathname

/** Home's page until the app comes. */
const visit = ({ today = new Promise(() => {}), language = "EN", merchant = "" }: Visit): HTMLElement => {
  document.getElementById("shell")?.remove()
  localStorage.setItem("early-language", language)
  localStorage.setItem("early-merchant", merchant)
  vi.stubGlobal("fetch", (url: string) =>
    url.startsWith("/wps/winners") ? today.then((body) => new Response(body)) : new Promise(() => {}),
  )
  const shell = document.createElement("div")
  shell.id = "shell"
  shell.innerHTML = renderToStaticMarkup(<Shell />)
  document.body.append(shell)
  history.replaceState(null, "", "/m/home")
  begin(plan)
  return shell
}

const rowsOf = (shell: HTMLElement): ReadonlyArray<string> =>
  [...shell.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent).join(" | "),
  )
const row = (game: string) => `${game} | a***z | ₱1,234.50`

const keys = ["early-language", "early-merchant", "early-winners"]

beforeEach(() => keys.forEach((key) => localStorage.removeItem(key)))
afterEach(() => {
  vi.unstubAllGlobals()
  keys.forEach((key) => localStorage.removeItem(key))
  history.replaceState(null, "", home)
  document.getElementById("shell")?.remove()
})

describe("the first winners, before the app is there", () => {
  it("stand where the app will draw them as soon as they are known: as many as rest there", async () => {
    const games = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
    const shell = visit({ today: Promise.resolve(bodyOf(...games)) })
    await expect.poll(() => rowsOf(shell)).toEqual(games.slice(0, 6).map(row))
    expect(shell.querySelectorAll("h2")).toHaveLength(2)
  })

  it("are the last visit's at once, until today's have come", async () => {
    const first = visit({ today: Promise.resolve(bodyOf("Old", "Older")) })
    await expect.poll(() => rowsOf(first)).toHaveLength(2)
    let answer = (_body: string) => {}
    const today = new Promise<string>((resolve) => {
      answer = resolve
    })
    const shell = visit({ today })
    expect(rowsOf(shell)).toEqual([row("Old"), row("Older")])
    answer(bodyOf("New"))
    await expect.poll(() => rowsOf(shell)).toEqual([row("New")])
  })

  it("are not another merchant's, nor another language's", async () => {
    const first = visit({ today: Promise.resolve(bodyOf("Old")) })
    await expect.poll(() => rowsOf(first)).toHaveLength(1)
    expect(rowsOf(visit({ merchant: "another" }))).toEqual([])
    expect(rowsOf(visit({ language: "TH" }))).toEqual([])
    expect(rowsOf(visit({}))).toEqual([row("Old")])
  })

  it.each(["{", "7", '["lantern/wps/winners?language=EN",7]'])(
    "are today's alone when %s is kept",
    async (broken) => {
      localStorage.setItem("early-winners", broken)
      const shell = visit({ today: Promise.resolve(bodyOf("New")) })
      await expect.poll(() => rowsOf(shell)).toEqual([row("New")])
    },
  )

  it("are their place alone while they are not known, where there are none, and when their answer is broken", async () => {
    for (const today of [undefined, Promise.resolve(bodyOf()), Promise.resolve("<html>")]) {
      const shell = visit(today === undefined ? {} : { today })
      await new Promise((done) => setTimeout(done, 30))
      expect(rowsOf(shell)).toEqual([])
      expect(shell.querySelector("template")?.previousElementSibling?.tagName).toBe("SPAN")
      shell.remove()
    }
  })

  it("keep their words from who does not read English", async () => {
    const shell = visit({ language: "TH", today: Promise.resolve(bodyOf("Neon")) })
    await expect.poll(() => rowsOf(shell)).toEqual([row("Neon")])
    const shown = [...shell.querySelectorAll<HTMLElement>("section h2, section th, section td")]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent)
    expect(shown).toEqual(["Neon", "a***z", "₱1,234.50"])
  })

  it("are text, whatever they are called, and an amount that is none is nothing", async () => {
    const list = [winner("<img src=x onerror=alert(1)>", "much")]
    const today = Promise.resolve(JSON.stringify({ success: true, value: { list } }))
    const shell = visit({ today })
    await expect.poll(() => rowsOf(shell)).toEqual(["<img src=x onerror=alert(1)> | a***z | ₱0.00"])
    expect(shell.querySelector("td img")).toBeNull()
  })
})
