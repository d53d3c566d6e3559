import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { avatars, chooseAvatar } from "#gateway/calls/account/avatar.ts"
import { freePlay } from "#gateway/calls/entry/account.ts"
import { visit, type VisitOptions } from "#tests/support/page.tsx"
import {
  answerCaptcha,
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
  expectSaid,
  expectText,
  field,
  main,
  player,
  question,
} from "#tests/support/pagePlayer.ts"

const open = async (options: VisitOptions = {}) => {
  const opened = await visit({ persona: "0", path: paths.myAccount, ...options })
  await expectTitle("My account")
  return opened
}

const texts = (role: "term" | "definition") => () =>
  main()
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent)

const pictures = () => dialog("Choose profile picture")
const picture = (number: number) =>
  pictures().getByRole("button", { name: `Profile picture ${number}`, exact: true })
const worn = () => document.querySelector("main img")?.getAttribute("src")
const tiger = "/lgw/art/avatar/tiger.svg"

describe("my account", () => {
  it.each([
    ["Change password", paths.changePassword],
    ["Personal settings", paths.settings],
  ])("leads to '%s'", async (name, path) => {
    const { at } = await open()
    await player.follows(name)
    await expectAt(at, path)
  })

  it("has no details of a trial", async () => {
    await open({ persona: "4" })
    await expect.poll(() => main().getByText("Not set").elements().length).toBe(4)
  })

  it("[CA-18] shows a new picture everywhere, and sends no worn one", async () => {
    const { again, callsTo } = await open()
    await player.presses("Choose profile picture")
    await expect.element(picture(3)).toBeVisible()
    await picture(3).click()
    await expectSaid("Changes saved", "status")
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

  it("keeps its pictures open when a choice fails", async () => {
    const { fails } = await open()
    await player.presses("Choose profile picture")
    fails(chooseAvatar, "refused", { code: "no_permission" })
    await picture(1).click()
    await expect.element(pictures().getByRole("alert").filter({ hasText: "No permission" })).toBeVisible()
    expect(worn()).toBeUndefined()
  })

  it("loads its pictures again, and says that there are none", async () => {
    const { again, fails, mends, rewrite } = await open()
    fails(avatars, "http500")
    await player.presses("Choose profile picture")
    await expectSaid("The profile pictures could not be loaded.")
    mends(avatars)
    await pictures().getByRole("button", { name: "Try again" }).click()
    await expect.element(picture(1)).toBeVisible()
    rewrite<object>(avatars, (value) => ({ ...value, icons: [] }))
    await again()
    await player.presses("Choose profile picture")
    await expect.element(pictures().getByText("No data")).toBeVisible()
  })

  it("[RT-07] masks the details", async () => {
    await open()
    await expect.poll(texts("term")).toEqual(["Account", "Nickname", "Email", "Real name", "Mobile number"])
    await expect
      .poll(texts("definition"))
      .toEqual(["member0", "Maria Santos", "m•••@mail.example", "M•••", "•••1000"])
  })
})

describe("personal settings", () => {
  it("[RT-44, ST-01] lead to the password change alone", async () => {
    const { at } = await visit({ persona: "0", path: paths.settings })
    await expectTitle("Personal settings")
    expect(main().getByRole("link").elements()).toHaveLength(1)
    await player.follows("Change password")
    await expectAt(at, paths.changePassword)
  })

  it("have language, theme and motion", async () => {
    await visit({ persona: "0", path: paths.settings, moves: true })
    await expect.element(main().getByRole("combobox", { name: "Language" })).toBeVisible()
    await main().getByRole("switch", { name: "Dark theme" }).click()
    await expect.poll(() => document.documentElement.dataset["theme"]).toBe("light")
    await main().getByRole("switch", { name: "Reduce motion" }).click()
    await expect.poll(() => document.documentElement.dataset["motion"]).toBe("reduced")
  })

  it("[ST-02] lead a guest over the login to the password change", async () => {
    const { at } = await visit({ path: paths.settings })
    await expectTitle("Personal settings")
    await expect.element(button("Sign out")).not.toBeInTheDocument()
    await player.follows("Change password")
    await expectAt(at, paths.login)
    await logIn("member0")
    await expectAt(at, paths.changePassword)
  })
})

describe("trial screen", () => {
  it.each([paths.trial, "/m/trial"])("[RT-65] explains free play at %s, and starts it", async (path) => {
    const { at } = await visit({ path })
    await expectTitle("Free trial")
    await expectText(/Try the games with play money/)
    await expect.element(field("Captcha")).not.toBeInTheDocument()
    await player.presses("Free play")
    await expectAt(at, paths.home)
    await expectLoggedIn(/^trial/)
  })

  it("asks for a captcha that the gateway requires", async () => {
    const { at, callsTo } = await visit({
      path: paths.trial,
      before: ({ fails }) => fails(freePlay, "captcha", { times: 1 }),
    })
    await player.presses("Free play")
    await expect.element(field("Captcha")).toBeVisible()
    await player.presses("Free play")
    await expectSaid("Please write the code")
    expect(callsTo(freePlay)).toHaveLength(1)
    await answerCaptcha()
    await player.presses("Free play")
    await expectAt(at, paths.home)
    expect(callsTo(freePlay)[1]).toMatchObject({ body: { captcha: "•••" } })
  })

  it("says that there is no free play", async () => {
    await visit({ path: paths.trial, settings: { modulesOff: ["FREEPLAY3"] } })
    await expectText("This feature is not available at the moment.")
    await expect.element(button("Free play")).not.toBeInTheDocument()
  })
})

describe("forced password change", () => {
  it("closes every page but the sign-out", async () => {
    const { again, at } = await visit({ path: paths.login, settings: { firstTimeLogin: true } })
    await logIn("member0")
    await expect.element(form("Change password")).toBeVisible()
    for (const path of [paths.home, paths.memberHome, paths.settings, paths.login, "/m/nowhere"]) {
      await again(path)
      await expectAt(at, paths.changePassword)
    }
    await expect.element(page.getByRole("banner")).not.toBeInTheDocument()
    await expect.element(page.getByRole("navigation", { name: "Main" })).not.toBeInTheDocument()
    await page.getByRole("button", { name: "Sign out" }).click()
    await question().getByRole("button", { name: "Sign out" }).click()
    await expectAt(at, paths.home)
    await expect.element(header().getByRole("link", { name: "Login" })).toBeVisible()
  })
})
