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
import { ProofCancelled, ProofUnavailable } from "#platform/challenge.ts"
import { allFields } from "#tests/support/entry.ts"
import { passes, visit, type VisitOptions } from "#tests/support/page.tsx"
import {
  answerCaptcha,
  expectAt,
  expectLoggedIn,
  fillNewAccount,
  form,
  goToDetails,
  pressesEnter,
  status,
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

  it("sends nothing after a cancelled or unavailable proof, and keeps the input", async () => {
    let outcome: ProofCancelled | ProofUnavailable = new ProofCancelled()
    const { callsTo } = await open({ proof: () => Effect.suspend(() => Effect.fail(outcome)) })
    await fillByName()
    await player.presses("Register")
    await expect.element(button("Register")).toBeEnabled()
    outcome = new ProofUnavailable()
    await player.presses("Register")
    await expectSaid("The human verification did not load")
    await player.presses("Previous step")
    await expect.element(field("Password")).toHaveValue("Lantern123")
    expect(callsTo(register)).toEqual([])
  })

  it("shows an error at a wrong captcha answer until the next answer", async () => {
    const text = "The captcha is not correct. Please try again."
    await open()
    await fillByName()
    await player.types("Captcha", "zzzzz")
    await player.presses("Register")
    await expectSaid(text)
    await expect.element(field("Captcha")).toHaveFocus()
    await expect.element(field("Captcha")).toHaveValue("")
    await answerCaptcha()
    await expect.element(field("Captcha")).not.toHaveAccessibleDescription(expect.stringContaining(text))
  })

  it("[ER-08, ER-09, ER-13] refuses a bad invitation code at its field, and sends a good one", async () => {
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

  it("fills the name into the login where it opens no session", async () => {
    const { at } = await open({ settings: { sessionOnRegister: false } })
    await fillByName()
    await player.presses("Register")
    await expectAt(at, paths.login)
    await expect.element(field("Username")).toHaveValue("newcomer1")
    await expect.element(field("Password")).toHaveValue("")
    await player.types("Password", "Lantern123")
    await pressesEnter("Password")
    await expectLoggedIn("newcomer1")
  })

  it("sends one registration for two quick presses, and keeps the input of a failure", async () => {
    const { at, callsTo, fails } = await open({
      settings: { modulesOff: ["VALID_CAPTCHA3"], latencies: { [register.path]: 300 } },
    })
    fails(register, "http500", { times: 1 })
    await fillNewAccount()
    await button("Register").dblClick()
    await expectSaid("Something went wrong on our side.")
    await player.presses("Previous step")
    await expect.element(field("Password")).toHaveValue("Lantern123")
    await goToDetails()
    await button("Register").dblClick()
    await expectAt(at, paths.home)
    expect(callsTo(register)).toHaveLength(2)
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

  it("[ER-11] shows for ten seconds at most that a code is sent", async () => {
    const { callsTo, fails } = await openMobile({ clock: true })
    fails(sendRegisterCode, "timeout")
    await player.presses("Fetch code")
    await expect.element(status("Sending the code")).toBeVisible()
    await expect.poll(() => callsTo(sendRegisterCode).length).toBe(1)
    await passes(Duration.seconds(8))
    await expect.element(status("Sending the code")).toBeVisible()
    await passes(Duration.seconds(2.1))
    await expect.element(status("Sending the code")).not.toBeInTheDocument()
    await passes(Duration.seconds(20))
    await expectSaid("Network slow or offline")
    await expect.element(button("Fetch code")).toBeEnabled()
  })

  it("says that a code was refused, and counts 60 seconds under a wrong clock", async () => {
    const { world } = await openMobile({ settings: { sms: "refused" } })
    await player.presses("Fetch code")
    await expectSaid("No permission or feature temporarily unavailable")
    world.configure({ sms: "skewed" })
    await player.presses("Fetch code")
    await expect.element(timer().filter({ hasText: /^(5\d|60) s$/ })).toBeVisible()
  })

  it("opens the SMS login with the number where it opens no session", async () => {
    const { at } = await openMobile({
      settings: { modulesOff: [...noPassword], sessionOnRegister: false },
    })
    await player.types("SMS code", "123456")
    await goToDetails()
    await player.presses("Register")
    await expectAt(at, paths.login)
    await expect.element(field("Mobile number")).toHaveValue("9175550001")
    await player.types("SMS code", "123456")
    await player.presses("Login")
    await expectLoggedIn("9175550001")
  })
})
