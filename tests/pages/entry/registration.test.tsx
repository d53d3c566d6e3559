import { Duration, Effect } from "effect"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { sendRegisterCode } from "#gateway/calls/entry/account.ts"
import {
  checkAffiliate,
  register,
  registerMobile,
  registerSettings,
} from "#gateway/calls/entry/registration.ts"
import { VerificationCancelled } from "#platform/challenge.ts"
import { allFields } from "#tests/support/entry.ts"
import { passes, openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import {
  answerCaptcha,
  expectAt,
  expectLoggedIn,
  expectTitle,
  fillNewAccount,
  form,
  goToDetails,
} from "#tests/support/pageEntry.ts"
import { button, expectMessage, expectText, field, main, player } from "#tests/support/pagePlayer.ts"

const open = async (options: OpenAppOptions = {}) => {
  const opened = await openApp({ path: paths.register, ...options })
  await expect.element(form("Register")).toBeVisible()
  return opened
}

const openMobile = async (options: OpenAppOptions = {}) => {
  const opened = await open(options)
  await player.presses("Register with mobile number")
  await player.types("Mobile number", "9175550001")
  return opened
}

const fillByName = async (): Promise<void> => {
  await fillNewAccount()
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
  it("[VA-24, VA-26, CA-70] shows the enabled fields and marks the required fields", async () => {
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
  ] as const)("[RG-05, RG-06] offers the methods left without modules %j", async (off, others, first) => {
    await open({ settings: { modulesOff: [...off] } })
    await expect.element(field(first)).toBeVisible()
    await absent(first === "Username" ? "Mobile number" : "Username")
    const buttons = form("Register").getByRole("button", { name: /^Register with/ })
    expect(buttons.elements().map((each) => each.textContent)).toEqual(others)
  })

  it("[RG-07] keeps the mobile number when the player switches between name and mobile registration", async () => {
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

  it("[VA-27, VA-28, VA-30] shows number, code and password fields according to their modules", async () => {
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

  it("[VA-29, ER-14] hides the invitation code that the address contains, and refuses an invalid code", async () => {
    const { again } = await open({ path: `${paths.register}?affiliateCode=LANTERN8` })
    await fillNewAccount()
    await absent("Invitation code")
    await again(`${paths.register}?affiliateCode=NOPE1`)
    await expectMessage("Referrer link error")
    await expectMessage("You can still register without this link.")
    await fillNewAccount()
    await expect.element(field("Invitation code")).toBeVisible()
  })
})

describe("registration by name", () => {
  it("[RG-24, RG-25, RG-26] passes a human verification, says that the registration succeeded and opens home", async () => {
    const { at, callsTo } = await open()
    await fillByName()
    await player.presses("Register")
    await expectMessage("Registered successfully", "status")
    await expectAt(at, paths.home)
    await expectLoggedIn("newcomer1")
    expect(callsTo(register)).toMatchObject([
      { method: "PUT", query: { verification: expect.stringContaining("register") } },
    ])
    expect(Object.keys(callsTo(register)[0]?.body ?? {})).toEqual(["payload"])
  })

  it("[RG-23, ER-08, ER-09, ER-13] refuses an invalid invitation code at its field, and sends a valid code", async () => {
    const { at, callsTo } = await open()
    await fillByName()
    await player.types("Invitation code", "NOPE1")
    await player.presses("Register")
    await expectMessage("Invalid invitation code")
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

  it("[CA-08, EN-43] [RG-10, RG-14] sends a code, counts down, and accepts only the correct code", async () => {
    const settings = { modulesOff: ["MOBILENUMPASSREG3", "VALID_CAPTCHA3"] } as const
    const { at, callsTo } = await openMobile({ settings, clock: true })
    await player.types("Mobile number", "917 555 0001")
    await player.presses("Fetch code")
    await expect.element(timer()).toBeVisible()
    await expectMessage("The code was sent", "status")
    await expect.element(button("Fetch code")).not.toBeInTheDocument()
    await passes(Duration.seconds(10))
    await expect.element(timer().filter({ hasText: /^(4\d|50) s$/ })).toBeVisible()
    await passes(Duration.seconds(51))
    await expect.element(timer()).not.toBeInTheDocument()
    await expect.element(button("Fetch code")).toBeVisible()
    expect(callsTo(sendRegisterCode)).toMatchObject([
      { method: "POST", body: { mobileNum: "9175550001", countryDialingCode: "63" } },
    ])
    await player.types("SMS code", "000000")
    await goToDetails()
    await player.presses("Register")
    await expectMessage("Verification code error")
    await expect.element(field("SMS code")).toHaveFocus()
    await player.types("SMS code", "123456")
    await goToDetails()
    await player.presses("Register")
    await expectAt(at, paths.home)
    await expectLoggedIn("9175550001")
    expect(callsTo(registerMobile)).toHaveLength(2)
  })

  it("[RG-08, RG-09] sends no code for an invalid number or without a human verification", async () => {
    let challenges = 0
    const { callsTo } = await openMobile({
      solveChallenge: () => Effect.suspend(() => (challenges++, Effect.fail(new VerificationCancelled()))),
    })
    await player.types("Mobile number", "12")
    await player.presses("Fetch code")
    await expectMessage("Phone format incorrect")
    await expect.element(field("Mobile number")).toHaveFocus()
    expect(challenges).toBe(0)
    await player.types("Mobile number", "9175550001")
    await player.presses("Fetch code")
    await expect.poll(() => challenges).toBe(1)
    await expect.element(button("Fetch code")).toBeEnabled()
    expect(callsTo(sendRegisterCode)).toEqual([])
  })
})

describe("register page", () => {
  it.each([paths.register, "/m/register.html"])(
    "[RT-04, RG-03, RG-04] shows its tab, title and form at %s",
    async (path) => {
      await open({ path })
      await expect.element(page.getByRole("tab", { name: "Register", selected: true })).toBeVisible()
      await expectTitle("Register")
      await expect.element(form("Login")).not.toBeInTheDocument()
    },
  )

  it("[RT-03, RT-05] replaces the address on a tab change without a history entry, and keeps the input", async () => {
    const { address, at } = await openApp({ path: `${paths.login}?affiliateCode=LANTERN8` })
    const tab = (name: string) => page.getByRole("tab", { name })
    await expect.element(tab("Login")).toHaveAttribute("aria-selected", "true")
    await player.types("Username", "half")
    const entries = address.history.length
    await tab("Register").click()
    await expectAt(at, `${paths.register}?affiliateCode=LANTERN8`)
    await player.types("Username", "other")
    await tab("Login").click()
    await expectAt(at, `${paths.login}?affiliateCode=LANTERN8`)
    await expect.element(field("Username")).toHaveValue("half")
    await player.follows("Register")
    await expect.element(field("Username")).toHaveValue("other")
    expect(address.history).toHaveLength(entries)
  })

  it("[RG-01, RG-02] shows the banners of the group m_register, or else a picture with the bonus", async () => {
    const { again, world } = await open()
    const banners = page.getByRole("region", { name: "Banners" })
    await expect.element(banners.getByRole("button", { name: "A Welcome Gift" })).toBeInTheDocument()
    world.configure({ scale: "empty" })
    await again()
    await expect.element(page.getByRole("img", { name: "Register and get a bonus of ₱ 888" })).toBeVisible()
    await expect.element(banners).not.toBeInTheDocument()
  })

  it.each([
    [paths.terms, "Registration terms", "One account"],
    [paths.agreement, "User agreement", "Your login"],
  ])("[RT-63, RT-64] opens %s from the form and keeps every field", async (path, name, heading) => {
    const { at } = await open({ settings: { age: 18 } })
    await fillNewAccount()
    await main().getByRole("checkbox", { name: /^I am/ }).click()
    await player.follows(name)
    await expectAt(at, path)
    await expectTitle(name)
    await expect.element(page.getByRole("heading", { level: 2, name: heading })).toBeVisible()
    if (path === paths.terms) await expectText(/Only people aged 18 or over/)
    await player.pressesBack()
    await expectAt(at, paths.register)
    await expect.element(main().getByRole("checkbox", { name: /^I am/ })).not.toBeChecked()
    await player.presses("Previous step")
    await expect.element(field("Username")).toHaveValue("newcomer1")
  })

  it("the terms state the rules of player protection only with its module", async () => {
    const { again, world } = await openApp({ path: paths.terms })
    await expectText("One account")
    expect(main().getByRole("heading", { name: "Who can see this" }).elements()).toEqual([])
    world.configure({ modulesOn: ["RGLIMIT3"] })
    await again()
    await expectText(/No page of this app shows them to an agent/)
    await expect.element(main().getByRole("link", { name: "Player protection" })).toBeVisible()
  })

  it("[RG-05] says that registration is closed, and shows neither tab nor links", async () => {
    const { again } = await openApp({ settings: { modulesOff: ["REGISTER_REE3", "MOBILENUMREG3"] } })
    await expect.element(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible()
    await expect.element(page.getByRole("link", { name: /^Register/ })).not.toBeInTheDocument()
    await again(paths.register)
    await expectText("Registration is closed")
    await expect.element(form("Register")).not.toBeInTheDocument()
    await player.presses("Login")
    await expect.element(form("Login")).toBeVisible()
    await expect.element(page.getByRole("tab", { name: "Register" })).not.toBeInTheDocument()
    await expect.element(main().getByRole("link", { name: "Register" })).not.toBeInTheDocument()
  })
})
