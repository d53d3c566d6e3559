import { Effect } from "effect"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { depositManual, depositPromos } from "#gateway/calls/cashier/deposits.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import type { InOneTab } from "#platform/TabLock.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import { formStorageItems } from "#platform/formStorageItems.ts"
import { openApp, type OpenApp } from "#tests/support/page.tsx"
import { faultOf } from "#tests/support/pageGateway.ts"
import {
  button,
  choice,
  copiedTexts,
  copyButtons,
  expectHeading,
  expectMessage,
  field,
  main,
  player,
  question,
  textsOf,
} from "#tests/support/pagePlayer.ts"
import { onlyTab } from "#tests/support/tabs.ts"

import { fillDeposit, deposit, pickBonus } from "./moneyForms.ts"

const form = `${paths.deposit}?method=MANUAL`
const newer = { templates: ["dep_func"] } as const satisfies Partial<Settings>

const bank = /^Jade Coin Bank/
const festival = /^Festival hundred/
const payAndGet = () => main().getByText(/^You pay .* you get/)

const fill = async () => {
  await fillDeposit("1000")
  await player.types("Payer's name", "Maria Santos")
  await pickBonus(festival)
}

const submit = async () => {
  await player.presses("Continue")
  await player.confirms()
}

const expectFilled = async () => {
  await expect.element(field("Amount")).toHaveValue("1,000")
  await expect.element(field("Payer's name")).toHaveValue("Maria Santos")
  await expect.element(choice(bank)).toBeChecked()
  await expect.element(button(/^Bonus Festival hundred/)).toBeVisible()
}

describe("a deposit with a bonus", () => {
  it.each([
    ["base", {}],
    ["new", newer],
  ] as const)(
    "the %s version of the deposit form shows the amounts paid and credited once a bonus applies",
    async (_, settings) => {
      await openApp({ persona: "0", path: form, settings })
      await player.picks(bank)
      await pickBonus(festival)
      await player.types("Amount", "999.99")
      await expect.element(payAndGet()).not.toBeInTheDocument()
      await player.types("Amount", "1000")
      await expect.element(payAndGet()).toHaveTextContent("You pay ₱ 1,000.00 · you get ₱ 1,250.00")
    },
  )

  it("a deposit form whose bonuses fail to load offers a retry, and keeps the amount", async () => {
    const { mends } = await openApp({
      persona: "0",
      path: form,
      before: ({ fails }) => fails(depositPromos, "refused", { code: "no_permission" }),
    })
    await player.types("Amount", "500")
    await expectMessage("The bonuses could not be loaded.")
    mends(depositPromos)
    await player.presses("Try again")
    await pickBonus(/^First lantern/)
    await expect.element(field("Amount")).toHaveValue("500")
  })
})

describe("an interrupted deposit", () => {
  it("Back closes the confirmation of a deposit and keeps the form; another method does not reopen the confirmation", async () => {
    const { address, callsTo } = await openApp({ persona: "0", path: paths.deposit })
    await player.presses("Bank transfer")
    await fill()
    await player.presses("Continue")
    await expect.element(question()).toBeVisible()
    address.goBack()
    await expect.element(question()).not.toBeInTheDocument()
    address.goBack()
    await expectHeading("Payment method")
    await player.presses("Alipay")
    await expectHeading("Alipay")
    await expect.element(field("Amount")).toHaveValue("1,000")
    await expect.element(question()).not.toBeInTheDocument()
    expect(callsTo(depositManual)).toEqual([])
  })

  it("a stored deposit whose retry is refused opens its form again, and the back arrow opens the method list", async () => {
    const { again, at } = await openApp({
      persona: "0",
      path: form,
      settings: {
        faults: [
          faultOf(depositManual, "lost", { times: 1 }),
          faultOf(depositManual, "refused", { times: 1, code: "no_permission" }),
        ],
      },
    })
    await fill()
    await submit()
    await expectHeading("We do not know yet whether your request went through")
    await again(paths.deposit)
    await player.presses("Try again")
    await expectFilled()
    await expect.poll(at).toBe(form)
    await player.pressesBack()
    await expectHeading("Payment method")
    expect(at()).toBe(paths.deposit)
  })
})

describe("copy buttons", () => {
  const copied = copiedTexts()

  it("a deposit's receipt has copy buttons for the values that the player enters at the bank", async () => {
    await openApp({ persona: "0", path: form })
    await fill()
    await submit()
    await expectHeading("Waiting for your payment")
    for (const [name, text] of [
      ["Amount", "1000"],
      ["Account name", "Lantern Market Trading"],
      ["Account number", "0048 2217 6053"],
      ["Reference number", expect.stringMatching(/^D[A-Z0-9]{8}$/)],
    ] as const) {
      await player.presses(`Copy ${name}`)
      await expect.poll(() => copied.at(-1)).toEqual(text)
    }
    expect(copyButtons()).toEqual([
      "Copy Account name",
      "Copy Account number",
      "Copy Amount",
      "Copy Reference number",
    ])
  })
})

const inBaht = { currencySymbol: "฿", currency: "THB" }

const openInThai = (path: string) =>
  openApp({
    persona: "0",
    path,
    language: "TH",
    before: ({ rewrite }) => rewrite<object>(memberWallet, (wallet) => ({ ...wallet, ...inBaht })),
  })

const quick = (name: string) => textsOf(main().getByRole("group", { name }).getByRole("button"))

describe("amounts in a currency other than pesos", () => {
  it("quick amounts, limits and errors of a Thai deposit are in baht, and a pasted baht sign is accepted", async () => {
    await openInThai(`${paths.deposit}?method=WECHAT`)
    await player.picks(/^Lantern Card/)
    await expect.poll(() => quick("จำนวนเงินแนะนำ")).toEqual(["฿\u00a0500", "฿\u00a01,000", "฿\u00a02,000"])
    await player.types("จำนวนเงิน", "฿ 1")
    await player.presses("ดำเนินการต่อ")
    await expectMessage(/^กรุณากรอกจำนวนเงินตั้งแต่ ฿\s[\d,]+ ถึง ฿\s[\d,]+$/)
    await player.types("จำนวนเงิน", "฿\u00a01,000")
    await player.presses("ดำเนินการต่อ")
    await expect.element(question()).toHaveAccessibleName(/฿\u00a01,000\.00/)
  })

  it("the button of a Thai withdrawal shows the whole amount in baht", async () => {
    await openInThai(paths.withdraw)
    await expect.element(main().getByRole("button", { name: "ถอนทั้งหมด: ฿ 12,480.50" })).toBeVisible()
  })
})

describe("the stored draft of a deposit", () => {
  it("a deposit form keeps its bank, amount and payer after a reload", async () => {
    const { again } = await openApp({ persona: "0", path: form })
    await fillDeposit("1000")
    await player.types("Payer's name", "Maria Santos")
    await again()
    await expect.element(field("Amount")).toHaveValue("1,000")
    await expect.element(field("Payer's name")).toHaveValue("Maria Santos")
    await expect.element(choice(/^Jade Coin Bank/)).toBeChecked()
  })

  it("a restored bonus is not dropped while the bonuses load", async () => {
    const { again, holds } = await openApp({ persona: "0", path: form })
    await fill()
    const release = holds(depositPromos)
    await again()
    await expect.element(button("Continue")).toHaveAttribute("aria-busy", "true")
    release()
    await expectFilled()
    await player.presses("Continue")
    await expect.element(question().getByText(/^\+ ₱\s250\.00$/)).toBeVisible()
  })

  it("a restored bonus that fails to load is not left out without a choice", async () => {
    const { again, fails } = await openApp({ persona: "0", path: form })
    await fill()
    fails(depositPromos, "refused", { code: "no_permission" })
    await again()
    await player.presses("Continue")
    await expectMessage("Your bonus is not available. Please choose again.")
    expect(question().query()).toBeNull()
    await player.picks("No bonus")
    await player.presses("Continue")
    await expect.element(question()).toBeVisible()
  })

  it("a sent deposit removes its draft", async () => {
    const { areas } = await openApp({ persona: "0", path: form })
    await fillDeposit("1000")
    expect(areas.local.getItem(formStorageItems.drafts.key)).toContain("1000")
    await submit()
    await expect.poll(() => areas.local.getItem(formStorageItems.drafts.key)).toBeNull()
  })
})

/** From now on the storage refuses the unsettled money moves. */
const fillStorage = ({ areas: { local } }: OpenApp) => {
  const { setItem } = local
  Object.assign(local, {
    setItem: (key: string, text: string) => {
      if (key === cashierStorageItems.unsettledMoves.key)
        throw new DOMException("Full.", "QuotaExceededError")
      setItem(key, text)
    },
  })
}

describe("a deposit while another tab sends one", () => {
  it("a deposit that another tab blocks says so, and 'Try again' sends the deposit", async () => {
    let isBusy = true
    const wait = Effect.suspend(() => (isBusy ? Effect.fail({ _tag: "TabBusy" } as const) : Effect.void))
    const inOneTab: InOneTab = () => (effect) => Effect.andThen(wait, effect)
    const { callsTo } = await openApp({ persona: "0", path: form, tabs: { ...onlyTab, inOneTab } })
    await deposit("500")
    await expect.element(question().getByText("Another tab is busy with a request")).toBeVisible()
    expect(callsTo(depositManual)).toHaveLength(0)
    isBusy = false
    await question().getByRole("button", { name: "Try again" }).click()
    await expectHeading("Waiting for your payment")
    expect(callsTo(depositManual)).toHaveLength(1)
  })
})

describe("a device whose storage is full", () => {
  it.each([
    ["base", false],
    ["new", true],
  ] as const)("the %s deposit form asks first when it cannot store the deposit", async (_version, isNew) => {
    const app = await openApp({ persona: "0", path: form, settings: isNew ? newer : {} })
    fillStorage(app)
    if (isNew) await player.picks("Bank transfer")
    await fillDeposit("500")
    await player.presses(isNew ? /^Confirm/ : "Continue")
    if (!isNew) await player.confirms()
    await expect.element(question().getByText("This device cannot keep track of your request")).toBeVisible()
    expect(app.callsTo(depositManual)).toHaveLength(0)
    await question().getByRole("button", { name: "Send anyway" }).click()
    await expectHeading("Waiting for your payment")
    expect(app.callsTo(depositManual)).toHaveLength(1)
  })
})
