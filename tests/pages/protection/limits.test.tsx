import { describe, expect, it, onTestFinished } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { reviewSeen, setLimit } from "#gateway/calls/protection/limits.ts"
import { profitLoss } from "#gateway/calls/records/accountRecord.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { dialog, expectMessage, main } from "#tests/support/pagePlayer.ts"

import { opensGame } from "./play.ts"

const open = (options: OpenAppOptions = {}) =>
  openApp({ persona: "0", path: paths.protection, settings: { modulesOn: ["RGLIMIT3"] }, ...options })

const group = (name: string) => main().getByRole("group", { name })
const row = (name: string) => group("Deposit limit").getByRole("row", { name })
const pending = () =>
  row("Daily")
    .getByRole("status")
    .filter({ hasText: /^From .*900\. If you do not/ })
const form = () => dialog("Daily deposit limit")
const amount = () => form().getByRole("textbox", { name: "Amount" })

const types = async (text: string): Promise<void> => {
  await amount().fill(text)
  await form().getByRole("button", { name: "Save" }).click()
}

const opensForm = (): Promise<void> => row("Daily").getByRole("button", { name: "Change Daily" }).click()

const sets = async (text: string): Promise<void> => {
  await opensForm()
  await types(text)
  await expect.element(form()).not.toBeInTheDocument()
}

const places = [
  {
    from: "home",
    path: paths.home,
    toLimits: () => page.getByRole("contentinfo").getByRole("link", { name: "Player protection" }),
  },
  {
    from: "the deposit page",
    path: `${paths.deposit}?method=MANUAL`,
    toLimits: () => main().getByRole("link", { name: "Player protection" }),
  },
  { from: "a game", path: paths.home, toLimits: () => dialog().getByRole("button", { name: "Limits" }) },
] as const

describe("the money limits of a player", () => {
  it.each(places)("are one press from $from, and a limit is saved by the third", async (place) => {
    const { at, callsTo } = await open({
      path: place.path,
      settings: { modulesOn: ["RGLIMIT3"], launch: "frame" },
    })
    if (place.from === "a game") await opensGame()
    await expect.element(place.toLimits()).toBeVisible()
    let presses = 0
    const count = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a, button") !== null) presses += 1
    }
    document.addEventListener("click", count, true)
    onTestFinished(() => document.removeEventListener("click", count, true))
    await place.toLimits().click()
    await expect.element(row("Daily")).toBeVisible()
    expect(at()).toBe(paths.protection)
    await sets("500")
    expect(callsTo(setLimit).length).toBe(1)
    expect(presses).toBe(3)
  })

  it("a weekly limit below the daily one is saved after a question", async () => {
    const { callsTo } = await open()
    await sets("500")
    await row("Weekly").getByRole("button", { name: "Change Weekly" }).click()
    const weekly = dialog("Weekly deposit limit")
    await weekly.getByRole("textbox", { name: "Amount" }).fill("300")
    await weekly.getByRole("button", { name: "Save" }).click()
    await expect.element(weekly.getByText(/below your daily limit of ₱ 500/)).toBeVisible()
    expect(callsTo(setLimit).length).toBe(1)
    await weekly.getByRole("button", { name: "Save" }).click()
    await expect.element(row("Weekly").getByText("₱ 300")).toBeVisible()
  })

  it("a new limit takes effect at once, and its used share shows", async () => {
    const { callsTo } = await open()
    await expect.element(row("Daily").getByText("No limit")).toBeVisible()
    await sets("1,500")
    await expect.element(row("Daily").getByText("₱ 1,500")).toBeVisible()
    await expect
      .element(row("Daily").getByRole("progressbar", { name: "Daily deposit limit used" }))
      .toBeInTheDocument()
    expect(callsTo(setLimit).map(({ body }) => body)).toEqual([
      { kind: "deposit", period: "day", amount: 1500 },
    ])
  })

  it("a deposit limit counts gross deposits, and net deposits show beside the limit", async () => {
    await open({
      before: ({ rewrite }) =>
        rewrite<object>(profitLoss, (value) => ({ ...value, totals: { deposit: 900, withdraw: 950 } })),
    })
    const deposits = group("Deposit limit")
    await expect.element(deposits.getByText(/Withdrawals do not make room/)).toBeVisible()
    await expect
      .element(deposits.getByText("Net deposits in 30 days (deposits less withdrawals): −₱ 50"))
      .toBeVisible()
  })

  it("an invalid amount is refused at the field, and nothing is sent", async () => {
    const { callsTo } = await open()
    await opensForm()
    for (const text of ["0", "-5", "abc", "1.234"]) {
      await types(text)
      await expect.element(amount(), { message: text }).toHaveAccessibleDescription(/such as 500/)
    }
    expect(callsTo(setLimit)).toEqual([])
  })

  it("a higher limit waits for its start time and can be cancelled; until then the old limit applies", async () => {
    await open()
    await sets("500")
    await sets("900")
    await expectMessage(/^Request saved\. Your current limit stays/, "status")
    await expect.element(pending()).toBeVisible()
    await expect.element(row("Daily").getByText(/^₱.500$/)).toBeVisible()
    await expect.element(row("Daily").getByRole("button", { name: "Confirm change" })).not.toBeInTheDocument()
    await row("Daily").getByRole("button", { name: "Cancel change" }).click()
    await expectMessage(/^Change cancelled\./, "status")
    await expect.element(pending()).not.toBeInTheDocument()
  })

  it("the removal of a limit shows 'Confirm change' once its waiting time has passed", async () => {
    const { rewrite } = await open()
    await sets("500")
    await opensForm()
    rewrite<{ now: number }>(protection, (value) => ({ ...value, now: value.now + 2 * 86_400_000 }))
    await form().getByRole("button", { name: "Remove limit" }).click()
    await expect.element(row("Daily").getByRole("button", { name: "Confirm change" })).toBeVisible()
  })

  it("limits are refetched when saving a limit fails without a response, and the form keeps the amount", async () => {
    const { callsTo } = await open({ before: ({ fails }) => fails(setLimit, "http502") })
    await opensForm()
    const before = callsTo(protection).length
    await types("500")
    await expect.poll(() => callsTo(protection).length).toBeGreaterThan(before)
    await expect.element(amount()).toHaveValue("500")
  })

  it("an account that cannot deposit has no deposit limits", async () => {
    await open({ persona: "40" })
    await expect.element(group("Stake limit")).toBeVisible()
    await expect.element(group("Deposit limit")).not.toBeInTheDocument()
    await expect.element(main().getByText(/^You can play/)).not.toBeInTheDocument()
  })
})

describe("the reminder to review one's limits", () => {
  const note = () => main().getByRole("region", { name: "Limits" })

  it.each([
    { answer: "Review my limits", address: paths.protection },
    { answer: "Not now", address: paths.home },
  ])("$answer ends the reminder and reports it as seen", async ({ answer, address }) => {
    const settings = { modulesOn: ["RGLIMIT3"], protection: "reviewDue" } as const
    const { again, at, callsTo } = await open({ path: paths.home, settings })
    await note().getByText(answer, { exact: true }).click()
    await expect.poll(() => callsTo(reviewSeen).length).toBe(1)
    await expect.element(note().getByText(answer)).not.toBeInTheDocument()
    expect(at()).toBe(address)
    const before = callsTo(protection).length
    await again(paths.memberHome)
    await expect.poll(() => callsTo(protection).length).toBeGreaterThan(before)
    await expect.element(main().getByRole("link", { name: "Player protection" })).toBeVisible()
    await expect.element(note()).not.toBeInTheDocument()
  })
})
