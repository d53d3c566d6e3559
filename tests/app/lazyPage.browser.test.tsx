import { TextsProvider } from "#ui/texts.tsx"
import { describe, expect, it } from "vitest"
import { render } from "vitest-browser-react"

import { makeTexts } from "#app/i18n.ts"
import { lazyPart } from "#app/lazyPage.tsx"

const Part = ({ name }: { readonly name: string }) => <p>{name} is here</p>

describe("a part that comes later", () => {
  it("stands as soon as its code is here, although its loader was drawn a moment before", async () => {
    let arrive = (_code: typeof Part): void => {}
    const code = new Promise<typeof Part>((resolve) => {
      arrive = resolve
    })
    const Late = lazyPart(() => code)
    const screen = await render(
      <TextsProvider texts={await makeTexts("EN")}>
        <Late name="Inbox" />
      </TextsProvider>,
    )
    await expect.element(screen.getByRole("status")).toBeInTheDocument()
    const came = performance.now()
    arrive(Part)
    await expect.element(screen.getByText("Inbox is here")).toBeInTheDocument()
    expect(performance.now() - came).toBeLessThan(150)
    expect(screen.getByRole("status").elements()).toEqual([])
  })

  it("is drawn at once when it was prepared", async () => {
    const Late = lazyPart(async () => Part)
    await Late.prepare()
    const drawn: Array<string> = []
    const screen = await render(
      <div ref={(place) => void drawn.push(place?.textContent ?? "")}>
        <Late name="Inbox" />
      </div>,
    )
    expect(drawn[0]).toBe("Inbox is here")
    await expect.element(screen.getByText("Inbox is here")).toBeInTheDocument()
  })
})
