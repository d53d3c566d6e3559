import { useState } from "react"
import { describe, expect, it, vi } from "vitest"
import { userEvent } from "vitest/browser"

import * as DateRange from "#domain/DateRange.ts"
import { DateRangeField } from "#ui/form/choice/DateRangeField.tsx"
import { ConfirmMoneyMove } from "#pages/cashier/ConfirmMoneyMove.tsx"
import { RecordList } from "#ui/records/RecordList.tsx"
import { renderComponent, found } from "#tests/ui/render.tsx"

const today = "2026-11-22"

describe("the choice of a date range", () => {
  const open = async () => {
    const changed = vi.fn<(range: DateRange.DateRange) => void>()
    const Field = () => {
      const [range, setRange] = useState(DateRange.of("week", today))
      const onChange = (next: DateRange.DateRange) => {
        changed(next)
        setRange(next)
      }
      return <DateRangeField range={range} today={today} onChange={onChange} />
    }
    const screen = await renderComponent(<Field />)
    return { screen, changed, last: () => changed.mock.calls.at(-1)?.[0] }
  }

  it("a custom range starts with the currently shown dates, and an invalid range does not call onChange", async () => {
    const { screen, changed, last } = await open()
    await screen.getByRole("radio", { name: "Own dates" }).click()
    expect(last()).toEqual({ period: "own", startDate: "2026-11-16", endDate: today })
    await screen.getByLabelText("To", { exact: true }).fill("2026-11-10")
    await expect
      .element(screen.getByRole("alert").getByText("The From date must not be later than the To date"))
      .toBeInTheDocument()
    expect(changed).toHaveBeenCalledTimes(1)
    await screen.getByLabelText("From", { exact: true }).fill("2026-11-09")
    expect(last()).toEqual({ period: "own", startDate: "2026-11-09", endDate: "2026-11-10" })
    expect(screen.getByRole("alert").elements()).toHaveLength(0)
  })
})

describe("a list of records", () => {
  it("keeps its loaded rows after a failed request", async () => {
    const screen = await renderComponent(
      <RecordList
        label="Bets"
        view={{ state: "shown", items: ["a"], more: { text: "Network slow" } }}
        keyOf={(item) => item}
        row={(item) => item}
        empty="You have not bet."
        onMore={() => {}}
      />,
    )
    expect(screen.getByRole("listitem").elements()).toHaveLength(1)
    await expect.element(screen.getByRole("alert").getByText("Network slow")).toBeInTheDocument()
  })
})

describe("ConfirmMoneyMove", () => {
  it("ConfirmMoneyMove ignores its buttons and Escape while the request is in flight", async () => {
    const send = vi.fn<(event: { readonly _tag: string }) => void>()
    const screen = await renderComponent(
      <ConfirmMoneyMove
        state={{
          _tag: "Sending",
          formNumber: 0,
          request: { form: "A to B", requestId: "1" },
          isRepeat: false,
          isRecordOpened: false,
        }}
        send={send}
        text={() => "Transfer?"}
        detail={(form) => form}
        confirmLabel="Transfer"
      />,
    )
    for (const name of ["Transfer", "Cancel"]) found(screen.getByRole("button", { name }).element()).click()
    await userEvent.keyboard("{Escape}")
    expect(send).not.toHaveBeenCalled()
  })

  it("shows at the lower edge of the window, with its lines as accessible description", async () => {
    const screen = await renderComponent(
      <ConfirmMoneyMove
        state={{ _tag: "Confirming", formNumber: 0, request: { form: "A to B", requestId: "1" } }}
        send={() => {}}
        text={() => "Deposit ₱ 1,500.00?"}
        facts={(form) => [{ label: "Bank", value: form }]}
        confirmLabel="Deposit"
        amount={() => "₱ 1,500.00"}
      />,
    )
    const question = screen.getByRole("alertdialog", { name: "Deposit ₱ 1,500.00?" })
    await expect.element(question).toHaveAccessibleDescription(/Bank\s*A to B/)
    const edges = () => {
      const { bottom, left, right } = question.element().getBoundingClientRect()
      return [bottom, left, right].map(Math.round)
    }
    await expect.poll(edges).toEqual([window.innerHeight, 0, window.innerWidth])
  })
})
