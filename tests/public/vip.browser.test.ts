import { afterEach, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Language, Theme } from "#config/product.ts"
import * as Money from "#domain/Money.ts"
import { storageItems } from "#platform/storageItems.ts"
import { vipStorageItems } from "#services/account/vipStorageItems.ts"

interface StoredMember {
  readonly token?: string
  readonly member?: string
  readonly club?: string
  readonly currency?: string
  readonly progress?: object
  readonly language?: Language
  readonly theme?: Theme
  readonly width?: number
}

const store = (member: StoredMember): void => {
  localStorage.setItem(storageItems.token.key, member.token ?? "T")
  localStorage.setItem(storageItems.language.key, member.language ?? "EN")
  localStorage.setItem(storageItems.theme.key, member.theme ?? "dark")
  sessionStorage.setItem(vipStorageItems.member.key, member.member ?? "loaded")
  sessionStorage.setItem(vipStorageItems.club.key, member.club ?? "")
  sessionStorage.setItem(vipStorageItems.currency.key, member.currency ?? "₱")
  sessionStorage.setItem(vipStorageItems.progress.key, JSON.stringify(member.progress ?? null))
}

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

const open = async (member: StoredMember): Promise<Document> => {
  store(member)
  const iframe = document.createElement("iframe")
  Object.assign(iframe.style, { width: `${member.width ?? 390}px`, height: "800px", border: "0" })
  iframe.src = paths.vip
  const loaded = new Promise((resolve) => iframe.addEventListener("load", resolve, { once: true }))
  document.body.append(iframe)
  await loaded
  const page = iframe.contentDocument
  if (page === null) throw new Error("The iframe has no document")
  return page
}

const visible = (root: ParentNode, selector: string): ReadonlyArray<HTMLElement> =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0)

const sentences = (page: Document): ReadonlyArray<string | null> =>
  visible(page, ".own p, .enter").map((each) => each.textContent)

/** The pips that a crest lights: as many as the level's rank. */
const crestPips = (root: ParentNode): number => root.querySelectorAll(".lit").length

const gold = { club: "Gold", progress: { next: "Diamond", staked: 642_500.5, needed: 1_000_000 } }

describe("the VIP page", () => {
  it("the VIP page shows the stake done and the stake missing for the next level, in the app's money format", async () => {
    const page = await open({ ...gold, currency: "฿" })
    const money = (amount: number): string => Money.inCurrency(amount, "฿")
    expect(sentences(page)).toEqual([
      "Gold",
      `Next: Diamond. Stake ${money(1_000_000)} in a month`,
      `${money(642_500.5)} / ${money(1_000_000)}`,
      `${money(357_499.5)} left to reach Diamond`,
    ])
    const bar = page.querySelector('[role="progressbar"]')
    expect(bar?.getAttribute("aria-valuenow")).toBe("64")
    expect(bar?.getAttribute("aria-valuetext")).toBe(`${money(642_500.5)} / ${money(1_000_000)}`)
    expect(crestPips(page.querySelector(".own") ?? page)).toBe(3)
  })

  it("the VIP page shows the gateway's required stake for the next level, in the sentence and on the level's card", async () => {
    const page = await open({ club: "Silver", progress: { next: "Gold", staked: 0, needed: 99 } })
    expect(sentences(page)).toContain("Next: Gold. Stake ₱\u00a099.00 in a month")
    expect(page.querySelectorAll(".card")[2]?.textContent).toContain("Stake ₱\u00a099.00 in a month")
  })

  it("the VIP page says that the stake for the next level is reached, with a full progress bar", async () => {
    const page = await open({ club: "Bronze", progress: { next: "Silver", staked: 30_000, needed: 20_000 } })
    expect(sentences(page)).toContain("Requirement for Silver met. Your level changes at the next review.")
    expect(page.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow")).toBe("100")
  })

  it.each([
    ["has the highest level", { club: "Crown" }, ["Crown", "This is the highest level."]],
    ["has a club that is no level", { club: "Friends" }, ["Friends"]],
    [
      "has no known way to the next level",
      { club: "Silver" },
      ["Silver", "Next: Gold. Stake ₱\u00a0200,000.00 in a month"],
    ],
    ["has no club", {}, ["You do not have a VIP level yet."]],
    [
      "could not be loaded",
      { member: "failed" },
      ["Your level could not be loaded. Open VIP from the menu again.", "Member center"],
    ],
    [
      "did not come from the menu",
      { member: "" },
      ["Open VIP from the menu to see your level here.", "Member center"],
    ],
    [
      "is a guest",
      { token: "", member: "failed" },
      ["Log in and open VIP from the menu to see your level here.", "Login"],
    ],
  ])("the VIP page shows no progress bar to a visitor who %s", async (_who, member, shown) => {
    const page = await open(member)
    expect(sentences(page)).toEqual(shown)
    expect(visible(page, '[role="progressbar"]')).toEqual([])
    expect(page.querySelectorAll(".card")).toHaveLength(5)
  })

  it("the row of levels starts at the member's own level, and can be focused and scrolled by keyboard", async () => {
    const page = await open(gold)
    const row = page.querySelector<HTMLElement>("#levels")
    const left = (): number => Math.round(page.querySelector(".current")?.getBoundingClientRect().left ?? 0)
    await expect.poll(left).toBeLessThan(20)
    expect(left()).toBeGreaterThan(0)
    row?.focus()
    expect(page.activeElement).toBe(row)
    expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? 0)
  })

  it.each([
    ["VI", 320, "dark"],
    ["TH", 320, "light"],
    ["VI", 430, "light"],
    ["TH", 430, "dark"],
  ] as const)("the VIP page in %s fits a screen of %i px in the %s theme", async (language, width, theme) => {
    const page = await open({
      ...gold,
      language,
      width,
      theme,
      progress: { next: "Diamond", staked: 123_456_789.5, needed: 1_000_000_000 },
    })
    const root = page.documentElement
    expect(root.dataset["theme"]).toBe(theme)
    expect(root.scrollWidth).toBe(width)
    for (const card of page.querySelectorAll<HTMLElement>(".card, .own"))
      expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  })
})
