import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"
import { changePassword, login, setPasswordByPhone } from "#gateway/calls/entry/account.ts"
import { registerMobile } from "#gateway/calls/entry/registration.ts"
import en from "#i18n/locales/en.json"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { alerts, expectAt, loader } from "#tests/support/pageEntry.ts"
import type { NamedCall } from "#tests/support/pageGateway.ts"
import { button, expectMessage, field, player, textsOf } from "#tests/support/pagePlayer.ts"

type Texts = ReadonlyArray<readonly [label: string, text: string]>

const mobile = personas.find(({ id }) => id === "0")?.mobileNum ?? ""
const fresh = "secretnew1"
const newPassword: Texts = [
  ["New password", fresh],
  ["Confirm password", fresh],
]
const bySms = (number: string): Texts => [
  ["Mobile number", number],
  ["SMS code", "123456"],
]

const writes = async (texts: Texts): Promise<void> => {
  for (const [label, text] of texts) await player.types(label, text)
}

/** Sends the last step of the register form, also where a refusal has led back to the first one. */
const registers = async (): Promise<void> => {
  if (button("Register").query() === null) await player.presses("Next")
  await player.presses("Register")
}

interface Way {
  readonly form: string
  readonly options: OpenAppOptions
  readonly call: NamedCall
  readonly choose?: () => Promise<void>
  readonly texts: Texts
  readonly send: () => Promise<void>
  readonly goBack?: () => Promise<void>
  readonly goal: string
  /** The text of `login_failed` on this page. */
  readonly failed?: string
}

const bySmsTab = () => page.getByRole("tab", { name: "By SMS" }).click()

const ways: ReadonlyArray<Way> = [
  {
    form: "login by SMS code",
    options: { path: paths.login },
    call: login,
    choose: () => player.presses("Login with SMS code"),
    texts: bySms(mobile),
    send: () => player.presses("Login"),
    goal: paths.home,
    failed: "No account has this mobile number",
  },
  {
    form: "registration by mobile number",
    options: { path: paths.register, settings: { modulesOff: ["VALID_CAPTCHA3", "MOBILENUMPASSREG3"] } },
    call: registerMobile,
    choose: () => player.presses("Register with mobile number"),
    texts: bySms("9175550001"),
    send: registers,
    goBack: () => player.presses("Previous step"),
    goal: paths.home,
  },
  {
    form: "recovery by SMS",
    options: { path: paths.forgot },
    call: setPasswordByPhone,
    choose: bySmsTab,
    texts: [...bySms(mobile), ...newPassword],
    send: () => player.presses("Set new password"),
    goal: paths.login,
  },
  {
    form: "change of the password",
    options: { path: paths.changePassword, persona: "0" },
    call: changePassword,
    texts: [["Old password", demoPassword], ...newPassword],
    send: () => player.presses("Submit"),
    goal: paths.home,
    failed: "The old password is not correct. Please try again.",
  },
]

describe("a form that the gateway refuses", () => {
  // Every code has its text in tests/domain/Failure.test.ts.
  it.each(ways)(
    "[ER-05] [ER-18, ER-22, ER-24] $form shows the reason, keeps the input and can be sent again",
    async (way) => {
      const { fails, mends, callsTo, at } = await openApp(way.options)
      const { call, texts, failed = en.login_failed } = way
      await way.choose?.()
      await writes(texts)
      const refusals = [
        ["no_permission", "No permission or feature temporarily unavailable"],
        ["system_upgrading", "System upgrading, please try again later"],
        ["unknown_error", "Unknown error"],
        ["never_heard_of", "Unknown error (never_heard_of)"],
        ["login_failed", failed],
      ] as const
      for (const [index, [code, text]] of refusals.entries()) {
        fails(call, "refused", { code })
        await way.send()
        await expectMessage(text)
        await expect.element(loader()).not.toBeInTheDocument()
        expect(callsTo(call), code).toHaveLength(index + 1)
      }
      await way.goBack?.()
      for (const [label, text] of texts) await expect.element(field(label)).toHaveValue(text)
      mends(call)
      await way.send()
      await expectAt(at, way.goal)
    },
  )

  it("[ER-16] says that the player is not logged in when the session is missing", async () => {
    await openApp({ path: paths.forgot, before: ({ fails }) => fails(setPasswordByPhone, "sessionOver") })
    await bySmsTab()
    await writes([...bySms(mobile), ...newPassword])
    await player.presses("Set new password")
    await expectMessage("You are not logged in, please login first")
  })
})

describe("account enumeration", () => {
  it("[ER-15] shows the same error for an unknown number as for a wrong code", async () => {
    const shown: Array<ReadonlyArray<string | null>> = []
    const { again } = await openApp({ path: paths.forgot })
    for (const number of [mobile, "9179999999"]) {
      await bySmsTab()
      await writes([["Mobile number", number], ["SMS code", "000000"], ...newPassword])
      await player.presses("Set new password")
      await expectMessage("Verification code error")
      shown.push(textsOf(alerts()))
      await again()
    }
    expect(shown[0]).toEqual(shown[1])
  })
})
