import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, expect, it } from "vitest"

import "#app/theme.css"
import { fillShell } from "#app/boot/fillShell.ts"
import { Shell } from "#app/boot/Shell.tsx"
import { paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { found } from "#tests/ui/render.tsx"
import { frameOf } from "#tools/build/frames.ts"

import { storedKeys } from "./storedKeys.ts"

beforeEach(() => {
  const shell = document.createElement("div")
  shell.id = "shell"
  shell.hidden = true
  shell.innerHTML = renderToStaticMarkup(
    <Shell parts={["home", "header", "title", "content", "bottomMenu"]} />,
  ).replaceAll(' style="', ' data-style="')
  document.body.append(shell)
})

afterEach(() => document.body.replaceChildren())

const shellOf = (path: string): HTMLElement => {
  const frames = { [path]: frameOf(Pages.at(path)) }
  const user = {
    token: "",
    merchant: "",
    language: "EN",
    isClosed: false,
    type: -1,
    isForced: false,
  } as const
  fillShell({ texts: {}, keys: storedKeys, frames }, user, path, {})
  return found(document.getElementById("shell"))
}

const shapesIn = (shell: HTMLElement): ReadonlyArray<string | undefined> =>
  [...shell.querySelectorAll<HTMLElement>("[data-shape]")].map(({ dataset }) => dataset["shape"])

it.each([paths.settings, paths.activity, paths.rng, paths.live, paths.login, paths.terms])(
  "the shell of %s shows the page's own bars, and below the header a skeleton of the page's shape after 200 ms",
  (path) => {
    const shell = shellOf(path)
    expect(shapesIn(shell)).toEqual([Pages.at(path).shape])
    const { header, bottomMenu } = Pages.at(path)
    const has = (part: string) => shell.querySelector(`[data-part=${part}]`) !== null
    expect([has("header"), has("bottomMenu")]).toEqual([header, bottomMenu])
    const skeleton = found(shell.querySelector<HTMLElement>("[data-shape]"))
    expect(getComputedStyle(found(skeleton.parentElement)).animationDelay).toBe("0.2s")
    expect(skeleton.getBoundingClientRect().top).toBe(
      found(shell.querySelector("h1")?.closest("section, header")).getBoundingClientRect().bottom,
    )
  },
)

it("the shell of home contains no skeleton of another page", () => {
  expect(shapesIn(shellOf(paths.home))).toEqual([])
})
