import { Suspense, useState } from "react"
import { expect, it } from "vitest"
import { render } from "vitest-browser-react"

import { lazyPage } from "#app/lazyPage.ts"

const Inbox = () => <p>Inbox is here</p>

it("a preloaded lazy page renders at once, without its loader", async () => {
  const page = lazyPage(async () => Inbox)
  await page.preload()
  const drawn: Array<string> = []
  const Drawn = () => {
    const [{ Page }] = useState(() => ({ Page: page.component() }))
    return <Page />
  }
  const screen = await render(
    <div ref={(place) => void drawn.push(place?.textContent ?? "")}>
      <Suspense fallback="Loading">
        <Drawn />
      </Suspense>
    </div>,
  )
  expect(drawn[0]).toBe("Inbox is here")
  await expect.element(screen.getByText("Inbox is here")).toBeInTheDocument()
})
