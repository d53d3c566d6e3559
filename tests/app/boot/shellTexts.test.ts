import { describe, expect, it, vi } from "vitest"

import { withValues } from "#app/boot/shellTexts.ts"
import { storeShellTexts } from "#app/boot/storeShellTexts.ts"
import { fetchDictionary } from "#app/dictionaries.ts"
import { languages } from "#config/product.ts"

import { storedKeys } from "./storedKeys.ts"

describe("the shell's texts", () => {
  it("that the device stores include the labels of the login form", async () => {
    const plan = JSON.stringify({ texts: { username: "", remember_password: "" }, keys: storedKeys })
    const page = `<script id="plan" type="application/json">${plan}</script>`
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(page)))
    const setItem = vi.fn<(key: string, text: string) => void>()
    vi.stubGlobal("localStorage", { setItem })
    await storeShellTexts("TH")
    vi.unstubAllGlobals()
    const [, text = ""] = setItem.mock.calls[0] ?? []
    expect(Object.values(JSON.parse(text)[1])).toEqual(["ชื่อผู้ใช้", "จำรหัสผ่าน"])
  })

  it.each(languages)("contain the number of games in the format of the language %s", async (language) => {
    const { more_than_games: text = "" } = await fetchDictionary(language)
    expect(withValues(text, 1200)).toContain("1,200")
  })

  it("contain the lengths of a username and the first step of the registration", () => {
    expect(withValues("{{min}} to {{max}}, {{step}} of {{steps}}", 1200)).toBe("6 to 16, 1 of 2")
  })

  it("are empty if a text needs a value of the member", () => {
    expect(withValues("{{games, number}} games, {{amount}} left", 1200)).toBe("")
  })
})
