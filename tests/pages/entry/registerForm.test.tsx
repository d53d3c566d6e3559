import { Duration, Effect } from "effect"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { solvedProof } from "#fixtures/logic/entry/challenge.ts"
import { sendRegisterCode } from "#gateway/calls/entry/account.ts"
import {
  checkAffiliate,
  register,
  registerMobile,
  registerSettings,
} from "#gateway/calls/entry/registration.ts"
import { ProofCancelled } from "#platform/challenge.ts"
import { allFields } from "#tests/support/entry.ts"
import { passes, visit, type VisitOptions } from "#tests/support/page.tsx"
import {
  answerCaptcha,
  expectAt,
  expectLoggedIn,
  fillNewAccount,
  form,
  goToDetails,
} from "#tests/support/pageEntry.ts"
import { button, expectSaid, field, main, player } from "#tests/support/pagePlayer.ts"

const open = async (options: VisitOptions = {}) => {
  const opened = await visit({ path: paths.register, ...options })
  await expect.element(form("Register")).toBeVisible()
  return opened
}

const openMobile = async (options: VisitOptions = {}) => {
  const opened = await open(options)
  await player.presses("Register with mobile number")
  await player.types("Mobile number", "9175550001")
  return opened
}

const fillByName = async (username?: string): Promise<void> => {
  await fillNewAccount(username)
  await answerCaptcha()
}

const absent = async (name: string): Promise<void> => {
  await expect.element(field(name)).not.toBeInTheDocument()
}

const names =
  "Email,Nickname,Real name,ID number,QQ,Facebook,WeChat,LINE,WhatsApp,Zalo,Recommender,Payment password".split(
    ",",
  )

/** Labels of the fields on this step, by whether they have an asterisk. */
const labels = (isMarked: boolean): ReadonlyArray<string> =>
  [...form("Register").element().querySelectorAll("label")]
    .filter((label) => label.closest("[hidden]") === null)
    .filter((label) => label.parentElement?.querySelector("input:not([type=checkbox])") !== null)
    .filter((label) => (label.parentElement?.textContent.includes("*") ?? false) === isMarked)
    .map((label) => label.textContent)

describe("register form", () => {
  it("[VA-24, VA-26, CA-70] shows the enabled fields and marks required ones", async () => {
    const { again, callsTo, world } = await open({ settings: { registerFields: allFields(true, true) } })
    expect(callsTo(registerSettings)[0]?.names).toEqual(["registration-validation settings"])
    expect(labels(false)).toEqual([])
    await fillNewAccount()
    for (const name of names) await expect.element(field(name)).toHaveAttribute("aria-required", "true")
    expect(labels(false)).toEqual([])
    world.configure({ registerFields: allFields(true, false) })
    await again()
    await fillNewAccount()
    for (const name of names) await expect.element(field(name)).toHaveAttribute("aria-required", "false")
    expect(labels(true).map((label) => label.replace(/\W/g, ""))).toEqual(["Captcha"])
    world.configure({ registerFields: allFields(false, false) })
    await again()
    await fillNewAccount()
    // The flag alone shows it (VA-28).
    await expect.element(field("SMS code")).toBeVisible()
    for (const name of [...names, "Mobile number", "Invitation code"]) await absent(name)
  })

  it.each([
    [[], ["Register with mobile number"], "Username"],
    [["REGISTER_REE3"], [], "Mobile number"],
    [["MOBILENUMREG3"], [], "Username"],
  ] as const)("[RG-05, RG-06] offers the ways that are left without %j", async (off, others, first) => {
    await open({ settings: { modulesOff: [...off] } })
    await expect.element(field(first)).toBeVisible()
    await absent(first === "Username" ? "Mobile number" : "Username")
    const buttons = form("Register").getByRole("button", { name: /^Register with/ })
    expect(buttons.elements().map((each) => each.textContent)).toEqual(others)
  })

  it("[RG-07] carries the mobile number over to the other way", async () => {
    await open()
    await fillNewAccount()
    await player.types("Mobile number", "9175550001")
    await player.presses("Previous step")
    await player.presses("Register with mobile number")
    await absent("Username")
    await expect.element(field("Mobile number")).toHaveValue("9175550001")
    await player.types("Mobile number", "9175550002")
    await player.presses("Register with username")
    await goToDetails()
    await expect.element(field("Mobile number")).toHaveValue("9175550002")
  })

  it("[VA-27, VA-28, VA-30] shows number, code and passwords by their modules", async () => {
    await open({ settings: { modulesOff: ["REGMOBVERF3", "MOBILENUMPASSREG3"] } })
    await fillNewAccount()
    await expect.element(field("Mobile number")).toBeVisible()
    await absent("SMS code")
    await player.presses("Previous step")
    await player.presses("Register with mobile number")
    await expect.element(field("SMS code")).toBeVisible()
    await absent("Password")
    await absent("Confirm password")
  })

  it("[VA-29, ER-14] hides the invitation code that its address has, and refuses an invalid one", async () => {
    const { again } = await open({ path: `${paths.register}?affiliateCode=LANTERN8` })
    await fillNewAccount()
    await absent("Invitation code")
    await again(`${paths.register}?affiliateCode=NOPE1`)
    await expectSaid("Referrer link error")
    await expectSaid("You can still register without this link.")
    await fillNewAccount()
    await expect.element(field("Invitation code")).toBeVisible()
  })
})

describe("registration by name", () => {
  it("[RG-24, RG-25, RG-26] proves a human, says that it succeeded and opens home", async () => {
    const purposes: Array<string> = []
    const { at, callsTo } = await open({
      proof: (challenge) => {
        purposes.push(JSON.stringify(challenge))
        return Effect.succeed(solvedProof)
      },
    })
    await fillByName()
    await player.presses("Register")
    await expectSaid("Registered successfully", "status")
    await expectAt(at, paths.home)
    await expectLoggedIn("newcomer1")
    expect(purposes).toHaveLength(1)
    expect(callsTo(register)).toMatchObject([
      { method: "PUT", query: { verification: expect.stringContaining("register") } },
    ])
    expect(Object.keys(callsTo(register)[0]?.body ?? {})).toEqual(["payload"])
  })

  it("[RG-23, ER-08, ER-09, ER-13] refuses a bad invitation code at its field, and sends a good one", async () => {
    const { at, callsTo } = await open()
    await fillByName()
    await player.types("Invitation code", "NOPE1")
    await player.presses("Register")
    await expectSaid("Invalid invitation code")
    await expect.element(field("Invitation code")).toHaveFocus()
    expect(callsTo(register)).toEqual([])
    await player.types("Invitation code", "LANTERN8")
    await player.presses("Register")
    await expectAt(at, paths.home)
    // Without a code the domain is checked (VA-29).
    const checks = callsTo(checkAffiliate).map(({ query }) => query)
    expect(checks).toMatchObject([{ code: "" }, { code: "NOPE1" }, { code: "LANTERN8" }])
    expect(checks[0]).toHaveProperty("domain")
  })
})

describe("registration by mobile number", () => {
  const timer = () => main().getByRole("timer")
  const noPassword = ["MOBILENUMPASSREG3", "VALID_CAPTCHA3"] as const

  it("[CA-08, RG-10, EN-43] sends a code, counts down, and accepts the right code alone", async () => {
    const { at, callsTo } = await openMobile({ settings: { modulesOff: [...noPassword] } })
    await player.types("Mobile number", "917 555 0001")
    await player.presses("Fetch code")
    await expect.element(timer()).toBeVisible()
    await expectSaid("The code was sent", "status")
    await expect.element(button("Fetch code")).not.toBeInTheDocument()
    expect(callsTo(sendRegisterCode)).toMatchObject([
      { method: "POST", body: { mobileNum: "9175550001", countryDialingCode: "63" } },
    ])
    await player.types("SMS code", "000000")
    await goToDetails()
    await player.presses("Register")
    await expectSaid("Verification code error")
    await expect.element(field("SMS code")).toHaveFocus()
    await player.types("SMS code", "123456")
    await goToDetails()
    await player.presses("Register")
    await expectAt(at, paths.home)
    await expectLoggedIn("9175550001")
    expect(callsTo(registerMobile)).toHaveLength(2)
  })

  it("[RG-08, RG-09] sends no code for an invalid number or without a proof", async () => {
    let proofs = 0
    const { callsTo } = await openMobile({
      proof: () => Effect.suspend(() => (proofs++, Effect.fail(new ProofCancelled()))),
    })
    for (const [number, text] of [
      ["", "Please fill this in"],
      ["12", "Phone format incorrect"],
    ] as const) {
      await player.types("Mobile number", number)
      await player.presses("Fetch code")
      await expectSaid(text)
      await expect.element(field("Mobile number")).toHaveFocus()
    }
    expect(proofs).toBe(0)
    await player.types("Mobile number", "9175550001")
    await player.presses("Fetch code")
    await expect.poll(() => proofs).toBe(1)
    await expect.element(button("Fetch code")).toBeEnabled()
    expect(callsTo(sendRegisterCode)).toEqual([])
  })

  it("[RG-14] offers another code when the countdown ends", async () => {
    const { callsTo } = await openMobile({ clock: true })
    await player.presses("Fetch code")
    await expect.element(timer()).toBeVisible()
    await passes(Duration.seconds(10))
    await expect.element(timer().filter({ hasText: /^(4\d|50) s$/ })).toBeVisible()
    await passes(Duration.seconds(51))
    await expect.element(timer()).not.toBeInTheDocument()
    await player.presses("Fetch code")
    await expect.element(timer()).toBeVisible()
    expect(callsTo(sendRegisterCode)).toHaveLength(2)
  })
})
