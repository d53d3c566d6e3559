import { Mail } from "lucide-react"
import { describe, expect, it } from "vitest"

import { EmptyState, type EmptyStateProps } from "#ui/state/EmptyState.tsx"
import { FailedState } from "#ui/state/FailedState.tsx"
import { Spinner } from "#ui/state/Spinner.tsx"
import { renderComponent } from "#tests/ui/render.tsx"

const shown = async (props: EmptyStateProps) => {
  const { container } = await renderComponent(<EmptyState {...props} />)
  const state = container.querySelector('[role="status"]')
  return {
    /** The paragraphs, headline first. */
    paragraphs: [...(state?.querySelectorAll("p") ?? [])].map((each) => each.textContent),
    /** All that a screen reader reads. */
    text: state?.textContent ?? "",
    container,
  }
}

describe("the empty state", () => {
  it("[OT-01] an empty state without a text prop has the headline 'No data'", async () => {
    const { paragraphs, text } = await shown({})
    expect(paragraphs).toEqual(["No data", "There is nothing here at the moment."])
    expect(text.match(/No data/g)).toHaveLength(1)
  })

  it("[OT-01] an empty state with a text prop shows that text as headline, and screen readers read 'No data' first", async () => {
    const { paragraphs, text, container } = await shown({
      text: "No messages yet",
      hint: "They appear here.",
    })
    expect(paragraphs).toEqual(["No messages yet", "They appear here."])
    expect(text).toMatch(/^No data/)
    const hidden = [...container.querySelectorAll("span")].find((each) => each.textContent === "No data")
    expect(hidden?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
  })

  it("an empty state renders the given icon, hidden from screen readers", async () => {
    const { container } = await shown({ text: "No messages yet", icon: Mail })
    expect(container.querySelector("svg[aria-hidden] .lucide-mail")).not.toBeNull()
  })
})

describe("the failed state", () => {
  it("shows what failed as the title, then the reason and a button of the usual height", async () => {
    const { container } = await renderComponent(
      <FailedState title="No games" text="Offline." onRetry={() => {}} />,
    )
    const weights = [...container.querySelectorAll("p")].map((each) => getComputedStyle(each).fontWeight)
    expect(weights).toEqual(["600", "400"])
    expect(getComputedStyle(container.querySelector("button") ?? container).borderTopWidth).toBe("0px")
  })
})

describe("the spinner", () => {
  it("[OT-03] tells screen readers that content is loading", async () => {
    const screen = await renderComponent(<Spinner />)
    await expect.element(screen.getByRole("status", { name: "Loading" })).toBeVisible()
  })
})
