import { describe, expect, it } from "vitest"
import { cdp, page, userEvent } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { openApp } from "#tests/support/page.tsx"
import { button, field, main } from "#tests/support/pagePlayer.ts"

/** Composes a word in the focused field, as an input method does. */
const composes = (text: string) =>
  cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length })

const accepts = (text: string) => cdp().send("Input.insertText", { text })

const searched = (calls: ReadonlyArray<{ readonly query?: unknown }>) =>
  calls.map(({ query }) => Reflect.get(Object(query), "gameName"))

describe("a word composed with an input method", () => {
  it("an unfinished word in the search is sent neither while typing nor by Enter; the finished word is sent", async () => {
    const { at, callsTo } = await openApp({ path: paths.rng })
    const box = main().getByRole("searchbox", { name: "Search games" })
    await expect.element(button("Marble Moon Rabbit")).toBeVisible()
    await box.click()
    await composes("ko")
    await expect.element(box).toHaveValue("ko")
    await userEvent.keyboard("{Enter}")
    await composes("koi")
    await accepts("koi")
    await expect.poll(at).toBe(`${paths.rng}?q=koi`)
    await expect.element(box).toHaveValue("koi")
    expect(searched(callsTo(gameList))).toEqual(["", "koi"])
  })

  it("an Enter that accepts a word does not validate or submit a form; the next Enter does", async () => {
    const { callsTo } = await openApp({ path: paths.login })
    await field("Username").click()
    await composes("ni")
    await expect.element(field("Username")).toHaveValue("ni")
    await userEvent.keyboard("{Enter}")
    expect(page.getByRole("alert").elements()).toEqual([])
    await accepts("ni")
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByRole("alert").first()).toBeVisible()
    expect(callsTo(login)).toEqual([])
  })
})
