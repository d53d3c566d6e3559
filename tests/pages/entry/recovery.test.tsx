import { Duration, Effect } from "effect"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { personas } from "#fixtures/personas.ts"
import {
  sendEmailCode,
  sendLoginCode,
  setPasswordByEmail,
  setPasswordByPhone,
} from "#gateway/calls/entry/account.ts"
import { ProofCancelled, ProofUnavailable } from "#platform/challenge.ts"
import { passes, visit, type VisitOptions } from "#tests/support/page.tsx"
import {
  alerts,
  expectAt,
  expectLoggedIn,
  expectTitle,
  loader,
  logIn,
  status,
} from "#tests/support/pageEntry.ts"
import { button, expectSaid, field, main, player } from "#tests/support/pagePlayer.ts"

const fresh = "secretnew1"
const mobile = personas.find(({ id }) => id === "0")?.mobileNum ?? ""

const timer = () => main().getByRole("timer")
const open = (options: VisitOptions = {}) => visit({ path: paths.forgot, ...options })
const turnsTo = (way: "By SMS" | "By email") => main().getByRole("tab", { name: way }).click()

const openSms = async (options: VisitOptions = {}) => {
  const opened = await open(options)
  await turnsTo("By SMS")
  await expect.element(field("Mobile number")).toBeVisible()
  return opened
}

const fillAccount = async (username = "member0") => {
  await player.types("Username", username)
  await player.types("Email", "member0@mail.example")
}

const fillNew = async () => {
  await player.types("New password", fresh)
  await player.types("Confirm password", fresh)
}

const submit = () => player.presses("Set new password")

describe("password recovery by e-mail", () => {
  it("[RT-42] e-mail recovery opens from the login with its fields", async () => {
    const { at } = await visit({ path: paths.login })
    await player.follows("Forgot password")
    await expectAt(at, paths.forgot)
    await expectTitle("Forgot password")
    for (const name of ["Username", "Email", "Confirm password"])
      await expect.element(field(name)).toBeVisible()
    await expect.element(field("Email code")).toHaveAttribute("autocomplete", "one-time-code")
    await expect.element(field("New password")).toHaveAttribute("autocomplete", "new-password")
  })

  it("e-mail recovery requests no code until name and address are valid, and refuses an unknown address", async () => {
    const { callsTo } = await open()
    await player.presses("Fetch code")
    await expectSaid("Please fill this in")
    expect(alerts().elements().length, "nothing is said of the password").toBe(2)
    await player.types("Username", "nobody77")
    await player.types("Email", "no address")
    await player.presses("Fetch code")
    await expectSaid("Please enter an email address such as name@example.com")
    expect(callsTo(sendEmailCode)).toEqual([])
    await fillAccount("nobody77")
    await player.presses("Fetch code")
    await expectSaid("User does not exist or is disabled")
    await expect.element(timer()).not.toBeInTheDocument()
  })

  it("a wrong e-mail code shows an error and keeps the input", async () => {
    const { at } = await open()
    await fillAccount()
    await player.types("Email code", "000000")
    await fillNew()
    await submit()
    await expectSaid("Verification code error")
    expect(at()).toBe(paths.forgot)
    await expect.element(field("Username")).toHaveValue("member0")
    await expect.element(field("New password")).toHaveValue(fresh)
  })

  it("password recovery does not send impossible input", async () => {
    const { callsTo } = await open()
    for (const odd of ["x".repeat(10_000), "名前🎰", "mem\u202eber0", "a\u0000b", "<b>name</b>"]) {
      for (const name of ["Username", "Email", "Email code", "New password", "Confirm password"])
        await player.types(name, odd)
      await submit()
      await expect
        .element(alerts("Please check the username: its length is wrong, or a character is not allowed"))
        .toBeVisible()
    }
    expect(callsTo(setPasswordByEmail)).toEqual([])
  })
})

describe("password recovery by SMS", () => {
  it("[RT-43, CA-12] SMS recovery sets a new password, which the login accepts", async () => {
    const { at, callsTo } = await openSms()
    for (const name of ["SMS code", "New password", "Confirm password"])
      await expect.element(field(name)).toBeVisible()
    await expect.element(main().getByRole("combobox", { name: "Country code" })).toBeVisible()
    await player.types("Mobile number", mobile)
    await player.presses("Fetch code")
    await expectSaid("The code was sent", "status")
    await expect.poll(() => timer().element().textContent).toMatch(/^(5\d|60) s$/)
    await expect.element(button("Fetch code")).not.toBeInTheDocument()
    expect(callsTo(sendLoginCode)[0]).toMatchObject({ body: { mobileNo: mobile, countryDialingCode: "63" } })
    await player.types("SMS code", "123456")
    await fillNew()
    await submit()
    await expectAt(at, paths.login)
    const [call] = callsTo(setPasswordByPhone)
    expect(JSON.stringify(call?.body)).toMatch(/^\{"payload":"[^"]{60,}"\}$/)
    await logIn("member0", fresh)
    await expectLoggedIn()
  })

  it("SMS recovery validates the number before it requests a code", async () => {
    const { callsTo } = await openSms()
    await player.types("Mobile number", "12")
    await player.presses("Fetch code")
    await expectSaid("Please enter the mobile number with digits only")
    expect(callsTo(sendLoginCode)).toEqual([])
  })

  it("after the countdown SMS recovery allows another code, and leaving the page clears the countdown", async () => {
    await openSms({ clock: true })
    await player.types("Mobile number", mobile)
    await player.presses("Fetch code")
    await expect.element(timer()).toBeVisible()
    await turnsTo("By email")
    await expect.element(field("Email")).toBeVisible()
    // The other way has its own code.
    await expect.element(timer()).not.toBeInTheDocument()
    await turnsTo("By SMS")
    await expect.element(timer()).toBeVisible()
    await expect.element(field("Mobile number")).toHaveValue(mobile)
    await passes(Duration.seconds(61))
    await expect.element(button("Fetch code")).toBeVisible()
    await expect.element(timer()).not.toBeInTheDocument()
  })

  it("SMS recovery sends nothing after a cancelled verification", async () => {
    const { callsTo } = await openSms({ proof: () => Effect.fail(new ProofCancelled()) })
    await player.types("Mobile number", mobile)
    await player.presses("Fetch code")
    await expect.element(button("Fetch code")).toBeEnabled()
    await expect.element(status("Sending the code")).not.toBeInTheDocument()
    expect(callsTo(sendLoginCode)).toEqual([])
  })

  it("SMS recovery reports an unavailable verification and sends nothing", async () => {
    const { callsTo } = await openSms({ proof: () => Effect.fail(new ProofUnavailable()) })
    await player.types("Mobile number", mobile)
    await player.presses("Fetch code")
    await expectSaid("The human verification did not load")
    expect(callsTo(sendLoginCode)).toEqual([])
  })

  it("SMS recovery reports a refused code request and an expired code", async () => {
    const { at, world } = await openSms({ settings: { sms: "refused" } })
    await player.types("Mobile number", mobile)
    await player.presses("Fetch code")
    await expectSaid("No permission")
    world.configure({ sms: "expired" })
    await player.types("SMS code", "123456")
    await fillNew()
    await submit()
    await expectSaid("Verification code error")
    expect(at()).toBe(paths.forgot)
  })
})

describe("both recoveries", () => {
  it.each([
    ["email", setPasswordByEmail],
    ["SMS", setPasswordByPhone],
  ] as const)(
    "[BC-01] the loader of %s recovery disappears after 10 s and an error shows",
    async (way, call) => {
      const { at, callsTo, fails } = await open({ clock: true })
      fails(call, "timeout")
      await turnsTo(`By ${way}`)
      await (way === "SMS" ? player.types("Mobile number", mobile) : fillAccount())
      await player.types(way === "SMS" ? "SMS code" : "Email code", "123456")
      await fillNew()
      await submit()
      await expect.element(loader()).toBeVisible()
      await expect.poll(() => callsTo(call).length).toBe(1)
      await passes(Duration.seconds(10.1))
      await expect.element(loader()).not.toBeInTheDocument()
      await passes(Duration.seconds(20))
      await expectSaid("Network slow or offline")
      expect(at()).toBe(paths.forgot)
      expect(callsTo(call)).toHaveLength(1)
    },
  )
})
