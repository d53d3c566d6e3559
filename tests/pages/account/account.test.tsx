import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { avatars, chooseAvatar } from "#gateway/calls/account/avatar.ts"
import { setNickname } from "#gateway/calls/account/profile.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import {
  bottomMenu,
  expectAt,
  expectLoggedIn,
  expectTitle,
  form,
  header,
  logIn,
} from "#tests/support/pageEntry.ts"
import {
  button,
  dialog,
  expectMessage,
  expectText,
  field,
  main,
  player,
  question,
  textsOf,
} from "#tests/support/pagePlayer.ts"

const open = async (options: OpenAppOptions = {}) => {
  const opened = await openApp({ persona: "0", path: paths.myAccount, ...options })
  await expectTitle("My account")
  return opened
}

const texts = (role: "term" | "definition") => () => textsOf(main().getByRole(role))

const pictures = () => dialog("Choose profile picture")
const picture = (number: number) => pictures().getByRole("button", { name: `Profile picture ${number}` })
const worn = () => document.querySelector("main img")?.getAttribute("src")
const tiger = "/lgw/art/avatar/tiger.svg"

describe("my account page", () => {
  it.each([
    ["Change password", paths.changePassword],
    ["Personal settings", paths.settings],
  ])("opens '%s' by its link", async (name, path) => {
    const { at } = await open()
    await player.follows(name)
    await expectAt(at, path)
  })

  it("shows the details of a trial member as not set", async () => {
    await open({ persona: "4" })
    await expect
      .poll(() =>
        main()
          .getByText(/^Not set/)
          .elements(),
      )
      .toHaveLength(4)
  })

  it("[CA-18] shows a newly chosen picture everywhere, and does not send the picture already in use again", async () => {
    const { again, callsTo } = await open()
    await player.presses("Choose profile picture")
    await expect.element(picture(3)).toBeVisible()
    await picture(3).click()
    await expectMessage("Changes saved", "status")
    await expect.element(pictures()).not.toBeInTheDocument()
    expect(callsTo(chooseAvatar)).toMatchObject([{ method: "POST", body: { icon: tiger } }])
    await expect.poll(worn).toBe(tiger)
    await expect.poll(() => callsTo(avatars).length).toBe(2)
    await player.presses("Choose profile picture")
    await expect.element(picture(3)).toHaveAttribute("aria-pressed", "true")
    await picture(3).click()
    await expect.element(pictures()).not.toBeInTheDocument()
    expect(callsTo(chooseAvatar)).toHaveLength(1)
    await again(paths.memberHome)
    await expect.poll(worn).toBe(tiger)
  })

  it("keeps the dialog of profile pictures open when saving a choice fails", async () => {
    const { fails } = await open()
    await player.presses("Choose profile picture")
    fails(chooseAvatar, "refused", { code: "no_permission" })
    await picture(1).click()
    await expect.element(pictures().getByRole("alert").filter({ hasText: "No permission" })).toBeVisible()
    expect(worn()).toBeUndefined()
  })

  it("[RT-07] masks the personal details", async () => {
    await open()
    await expect.poll(texts("term")).toEqual(["Account", "Nickname", "Email", "Real name", "Mobile number"])
    await expect
      .poll(texts("definition"))
      .toEqual(["member0", "Maria Santos", "m•••@mail.example", "M•••", "•••1000"])
  })
})

describe("personal settings page", () => {
  it("[RT-44, ST-01, ST-03] lists the settings of this device first, then password change and sign-out", async () => {
    const { at } = await openApp({ persona: "0", path: paths.settings })
    await expectTitle("Personal settings")
    const device = main().getByRole("region", { name: "This device" })
    await expect.element(device.getByRole("combobox", { name: "Language" })).toBeVisible()
    const controls = [...main().element().querySelectorAll("a, button, select")]
    expect(controls.slice(-2).map(({ textContent }) => textContent)).toEqual(["Change password", "Sign out"])
    expect(controls.slice(0, -2).every((control) => device.element().contains(control))).toBe(true)
    await player.follows("Change password")
    await expectAt(at, paths.changePassword)
  })

  it("changes theme and motion", async () => {
    await openApp({ persona: "0", path: paths.settings, moves: true })
    await main().getByRole("switch", { name: "Dark theme" }).click()
    await expect.poll(() => document.documentElement.dataset["theme"]).toBe("light")
    await main().getByRole("switch", { name: "Reduce motion" }).click()
    await expect.poll(() => document.documentElement.dataset["motion"]).toBe("reduced")
  })

  it("[ST-02] sends a guest to the login, then to the password change", async () => {
    const { address, at } = await openApp({ path: paths.settings })
    await expectTitle("Personal settings")
    await expect.element(button("Sign out")).not.toBeInTheDocument()
    await player.follows("Change password")
    await expectAt(at, paths.login)
    await logIn("member0")
    await expectAt(at, paths.changePassword)
    expect(address.history, "the login is not behind it").not.toContain(paths.login)
  })
})

describe("trial screen", () => {
  it.each([paths.trial, "/m/trial"])("[RT-65] explains free play at %s, and starts a trial", async (path) => {
    const { at } = await openApp({ path })
    await expectTitle("Free trial")
    await expectText(/Try the games with play money/)
    await expect.element(field("Captcha")).not.toBeInTheDocument()
    await player.presses("Free play")
    await expectAt(at, paths.home)
    await expectLoggedIn(/^trial/)
  })

  it("says that free play is off when the merchant does not offer it", async () => {
    await openApp({ path: paths.trial, settings: { modulesOff: ["FREEPLAY3"] } })
    await expectText("This feature is not available at the moment.")
    await expect.element(button("Free play")).not.toBeInTheDocument()
  })
})

describe("forced password change", () => {
  it("redirects every page except the sign-out to the password change", async () => {
    const { again, at } = await openApp({ path: paths.login, settings: { firstTimeLogin: true } })
    await logIn("member0")
    await expect.element(form("Change password")).toBeVisible()
    for (const path of [paths.home, paths.memberHome, paths.settings, paths.login, "/m/nowhere"]) {
      await again(path)
      await expectAt(at, paths.changePassword)
    }
    await expect.element(page.getByRole("banner")).not.toBeInTheDocument()
    await expect.element(bottomMenu()).not.toBeInTheDocument()
    await page.getByRole("button", { name: "Sign out" }).click()
    await question().getByRole("button", { name: "Sign out" }).click()
    await expectAt(at, paths.home)
    await expect.element(header().getByRole("link", { name: "Login" })).toBeVisible()
  })
})

describe("nickname form", () => {
  it("[CA-22] sets a missing nickname", async () => {
    const { callsTo } = await openApp({
      persona: "0",
      path: paths.myAccount,
      settings: { noNickname: true },
    })
    await player.presses("Set nickname")
    const form = dialog("Set nickname")
    await form.getByRole("button", { name: "Save" }).click()
    await expectMessage("Please fill this in")
    await form.getByRole("textbox", { name: "Nickname" }).fill(" Koi ")
    await form.getByRole("button", { name: "Save" }).click()
    await expect.element(page.getByRole("definition").filter({ hasText: "Koi" })).toBeVisible()
    await expect.element(button("Set nickname")).not.toBeInTheDocument()
    expect(callsTo(setNickname)).toHaveLength(1)
  })
})
