import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { setLimit } from "#gateway/calls/protection/limits.ts"
import { protection } from "#gateway/calls/protection/protection.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { dialog, expectText, field, main, player } from "#tests/support/pagePlayer.ts"

const address = `${paths.deposit}?method=MANUAL`
const bank = /^Jade Coin Bank/

const resets = Date.UTC(2026, 11, 9)
const limit = { kind: "deposit", period: "day", amount: 2000, used: 800, resets, setBy: "player" } as const

interface State {
  readonly limits: ReadonlyArray<object>
}

const open = ({
  limits = [limit],
  settings = {},
  before,
  ...options
}: OpenAppOptions & {
  readonly limits?: ReadonlyArray<object>
  readonly settings?: Partial<Settings>
} = {}) =>
  openApp({
    persona: "0",
    path: address,
    settings: { modulesOn: ["RGLIMIT3"], ...settings },
    before: (gateway) => {
      gateway.rewrite<State>(protection, (value) => ({ ...value, limits }))
      before?.(gateway)
    },
    ...options,
  })

const fills = async (amount: string): Promise<void> => {
  await player.picks(bank)
  await player.types("Amount", amount)
}

const submits = async (): Promise<void> => {
  await player.presses("Continue")
  await player.confirms()
}

const expectDescription = async (text: RegExp): Promise<void> => {
  await expect.element(field("Amount")).toHaveAccessibleDescription(text)
}

describe("a deposit of a player with deposit limits", () => {
  it("the limit with the smallest remainder applies, and the field refuses an amount above the remainder", async () => {
    const { callsTo } = await open({ limits: [limit, { ...limit, period: "week", amount: 1300 }] })
    await expectDescription(/₱\s500 left of your weekly limit/)
    await expect.element(main().getByRole("button", { name: /^₱\s1,000$/ })).not.toBeInTheDocument()
    await fills("500.01")
    await player.presses("Continue")
    await expectDescription(/Your weekly deposit limit leaves ₱\s500\. It resets .*2026/)
    expect(callsTo(depositManual)).toEqual([])
    await player.types("Amount", "500")
    await submits()
    await expect.poll(() => callsTo(depositManual).length).toBe(1)
  })

  it("a limit with unreadable figures closes the deposit, and names customer service", async () => {
    const { callsTo } = await open({ limits: [{ ...limit, used: "x" }] })
    await fills("100")
    await player.presses("Continue")
    await expectDescription(/This limit is not known\. Ask customer service\./)
    expect(callsTo(depositManual)).toEqual([])
  })

  it("the new version of the deposit form also shows the remainder of a limit", async () => {
    await open({ settings: { templates: ["dep_func"] } })
    await expectDescription(/₱\s1,200 left of your daily limit/)
  })
})

describe("a deposit that the gateway refuses because of a limit", () => {
  const reached = (value: object | null): OpenAppOptions => ({
    before: ({ fails, rewrite }) => {
      fails(depositManual, "refused", { code: "limit_reached" })
      rewrite(depositManual, () => value)
    },
  })

  it("a reached limit keeps the typed values, shows the limit and its reset time, and refetches the remainder", async () => {
    const value = { kind: "deposit", period: "month", left: 40, resets }
    const { callsTo } = await open({ limits: [], ...reached(value) })
    await fills("1000")
    const before = callsTo(protection).length
    await submits()
    await expectDescription(/Your monthly deposit limit leaves ₱\s40\. It resets .*2026/)
    await expect.element(field("Amount")).toHaveValue("1,000")
    await expect.element(field("Amount")).toHaveFocus()
    await expect.poll(() => callsTo(protection).length).toBeGreaterThan(before)
    expect(callsTo(depositManual).length).toBe(1)
  })

  it("a limit error shows as unknown error, without any limit text, while the protection module is off", async () => {
    await open({ settings: { modulesOn: [] }, ...reached(null) })
    await fills("1000")
    await submits()
    await expectText(/Unknown error.*limit_reached/)
  })
})

describe("a deposit that requires a deposit limit first", () => {
  it("the limit form opens; after saving the limit the deposit form returns with the typed values", async () => {
    const { at, callsTo, mends, rewrite } = await open({
      limits: [],
      before: ({ fails }) => fails(depositManual, "refused", { code: "limit_required" }),
    })
    await fills("1000")
    await player.types("Payer's name", "Maria Santos")
    await submits()
    await expect.poll(at).toBe(`${paths.protection}?limit=deposit`)
    const limitForm = dialog("Daily deposit limit")
    await limitForm.getByRole("textbox", { name: "Amount" }).fill("5000")
    mends(depositManual)
    rewrite<State>(protection, (value) => value)
    await limitForm.getByRole("button", { name: "Save" }).click()
    await expect.poll(at).toBe(address)
    expect(callsTo(setLimit).length).toBe(1)
    await expect.element(field("Amount")).toHaveValue("1,000")
    await expect.element(field("Payer's name")).toHaveValue("Maria Santos")
    await expectDescription(/left of your daily limit/)
    expect(callsTo(depositManual).length).toBe(1)
  })

  it("a limit that the gateway marks as required opens the limit form before the deposit form, once", async () => {
    const settings = { modulesOn: ["RGLIMIT3"], protection: "limitRequired" } as const
    const opened = await openApp({ persona: "0", path: address, settings })
    const { at, callsTo } = opened
    await expect.poll(at).toBe(`${paths.protection}?limit=deposit`)
    await dialog("Daily deposit limit").getByRole("button", { name: "Cancel" }).click()
    opened.address.goBack()
    await expect.poll(at).toBe(address)
    await fills("1000")
    await submits()
    await expect.poll(at).toBe(`${paths.protection}?limit=deposit`)
    expect(callsTo(depositManual).length).toBe(1)
    await dialog("Daily deposit limit").getByRole("textbox", { name: "Amount" }).fill("900000")
    await dialog("Daily deposit limit").getByRole("button", { name: "Save" }).click()
    await expect.poll(at).toBe(address)
    await expect.element(field("Amount")).toHaveValue("1,000")
  })
})
