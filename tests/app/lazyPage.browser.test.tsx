import { Suspense, useState } from "react"
import { expect, it } from "vitest"
import { render } from "vitest-browser-react"

import { lazyPage } from "#app/lazyPage.ts"

const Inbox = () => <p>Inbox is here</p>

it("a preloaded lazy page renders at once, without its loader", async () => {
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
