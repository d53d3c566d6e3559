import type { Atom } from "jotai"
import { expect, it } from "vitest"
import { userEvent } from "vitest/browser"
import { Suspense, useState } from "react"
import { render } from "vitest-browser-react"

import { Frame } from "#app/Frame.tsx"
import { incompleteMovesAtom, unsettledMovesAtom } from "#atoms/cashier/unsettled.ts"
import { gameSearchAtom } from "#atoms/games/gameLists.ts"
import { unreadAtom } from "#atoms/messages/unread.ts"
import { isMemberAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { PageName } from "#domain/frame/Pages.ts"
import { makeWorld } from "#fixtures/world.ts"
import { layerWorld } from "#tests/support/gatewayClient.ts"
import { lazyPage } from "#app/lazyPage.ts"

import { renderComponent, renderPage } from "./renderPage.tsx"

const moves = [incompleteMovesAtom, unsettledMovesAtom]

it.each<readonly [PageName, string, ReadonlyArray<Atom<unknown>>, string]>([
  ["memberHome", paths.memberHome, moves, "Sign out"],
  ["pointsMall", paths.pointsMall, moves, "Redeem them for the items below."],
  ["gameEntry", `${paths.games}?gameType=RNG`, [gameSearchAtom], "Recently played"],
])(
  "a block of the page %s that fails to render is replaced by a message, whose button renders the block again",
  async (page, path, broken, rest) => {
    const world = await makeWorld({}, { seed: "parts" })
    const session = await world.signInAs("0")
    const { screen, broken: failing } = await renderPage(page, {
      transport: layerWorld(world),
      address: path,
      broken,
      ...(session === undefined ? {} : { session }),
    })
    const failures = screen.getByRole("alert").filter({ hasText: "Something went wrong here" })
    await expect.element(failures.first()).toBeInTheDocument()
    await expect.element(screen.getByText(rest).first()).toBeInTheDocument()
    const before = failures.elements().length
    for (const atom of broken) failing.delete(atom)
    await failures.first().getByRole("button").click()
    await expect.poll(() => failures.elements().length).toBe(before - 1)
  },
)

it.each([
  ["header", isMemberAtom, "banner", "navigation"],
  ["bottom menu", unreadAtom, "navigation", "banner"],
] as const)(
  "a render error of the %s does not affect the page and the rest of the frame, and a button renders the failed part again",
  async (_, atom, lost, kept) => {
    const { screen, broken } = await renderComponent(
      <Frame page={Pages.at(paths.activity)}>
        <main>Content</main>
      </Frame>,
      {
        transport: layerWorld(await makeWorld({}, { seed: "parts" })),
        address: paths.activity,
        broken: [atom],
      },
    )
    await expect.element(screen.getByRole("main")).toBeVisible()
    await expect.element(screen.getByRole("alert")).toBeVisible()
    await expect.element(screen.getByRole(kept)).toBeVisible()
    expect(screen.getByRole(lost).elements()).toEqual([])
    broken.delete(atom)
    await userEvent.click(screen.getByRole("alert").getByRole("button"))
    await expect.element(screen.getByRole(lost)).toBeVisible()
  },
)

const Inbox = () => <p>Inbox is here</p>

it("a preloaded lazy page renders at once, without a loader", async () => {
  const page = lazyPage(async () => Inbox)
  await page.preload()
  const texts: Array<string> = []
  const Rendered = () => {
    const [{ Page }] = useState(() => ({ Page: page.component() }))
    return <Page />
  }
  const screen = await render(
    <div ref={(place) => void texts.push(place?.textContent ?? "")}>
      <Suspense fallback="Loading">
        <Rendered />
      </Suspense>
    </div>,
  )
  expect(texts[0]).toBe("Inbox is here")
  await expect.element(screen.getByText("Inbox is here")).toBeInTheDocument()
})
