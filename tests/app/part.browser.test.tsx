import { expect, it } from "vitest"
import { userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"

import { Part } from "#pages/frame/Part.tsx"

it("a render error replaces only its part of the page, and the button there renders the part again", async () => {
  let broken = true
  const Fragile = () => {
    if (broken) throw new Error("The part is broken")
    return <p>The part is here</p>
  }
  const screen = await render(
    <>
      <Part>
        <Fragile />
      </Part>
      <Part>
        <p>The neighbour is here</p>
      </Part>
    </>,
  )
  await expect.element(screen.getByText("The neighbour is here")).toBeInTheDocument()
  await expect.element(screen.getByRole("alert")).toBeInTheDocument()
  broken = false
  await userEvent.click(screen.getByRole("button"))
  await expect.element(screen.getByText("The part is here")).toBeInTheDocument()
})
