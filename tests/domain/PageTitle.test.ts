import { Option } from "effect"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { titleOf } from "#domain/PageTitle.ts"
import type { Session } from "#domain/Session.ts"
import en from "#i18n/locales/en.json"

import { sessionOf } from "../support/services.ts"

const said = (path: string, session: Option.Option<Session> = Option.none()) => en[titleOf(path, "", session)]

describe("a page", () => {
  it("[FR-15] has a title of its own on each page that the specification gives one", () => {
    const titles = Object.fromEntries(
      ["activity", "forget", "home", "login", "register", "trail", "changePsw", "notice", "game", "rng"]
        .concat(["message", "set", "help", "feedback"])
        .map((page) => [page, said(`/m/${page}`)]),
    )
    expect(titles).toEqual({
      activity: "Promotion",
      forget: "Forgot password",
      home: "Home",
      login: "Login",
      register: "Register",
      trail: "Free trial",
      changePsw: "First password",
      notice: "Announcement",
      game: "Game center",
      rng: "Slots",
      message: "Messages",
      set: "Personal settings",
      help: "Help center",
      feedback: "Feedback",
    })
    expect(said("/m/register.html")).toBe("Register")
    expect(said("/m/trial")).toBe("Free trial")
  })

  it("[FR-15] is called 'first password' while the change is forced, and 'change password' when it is by choice", () => {
    const { changePassword, settings } = paths
    expect(said(changePassword, Option.some(sessionOf(0, { firstTimeLogin: true })))).toBe("First password")
    expect(said(changePassword, Option.some(sessionOf(0)))).toBe("Change password")
    expect(said(changePassword)).toBe("First password")
    expect(said(settings, Option.some(sessionOf(0)))).toBe("Personal settings")
  })

  it("[RT-63, RT-64] that one agrees to has a title of its own", () => {
    expect(said(paths.terms)).toBe("Registration terms")
    expect(said(paths.agreement)).toBe("User agreement")
  })
})
