import { describe, expect, it } from "vitest"

import * as AmountInput from "#domain/AmountInput.ts"

const shown = (marked: string) => ({ text: marked.replace("|", ""), caret: marked.indexOf("|") })

const edit = (before: string, after: string, added: string, isForward = false) => {
  const { text, caret } = AmountInput.edited({ before, after: shown(after), added, isForward })
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

describe("amount while it is typed", () => {
  it.each([
    ["123", "1234|", "4", "1,234|"],
    ["1,234", "1,234.|", ".", "1,234.|"],
    ["1,234.", "1,234.5|", "5", "1,234.5|"],
    ["1,234", "1,92|34", "9", "19,2|34"],
    ["1,234", "1,23|", "", "123|"],
    ["1,234", "|,234", "", "|234"],
    ["", "1234567|", "1234567", "1,234,567|"],
    ["", "1,234.50|", "1,234.50", "1,234.50|"],
    ["1,234", "0|1,234", "0", "0|1234"],
    ["12", "12a|", "a", "12a|"],
  ])("groups its digits: %s, then %s", (before, after, added, expected) => {
    expect(edit(before, after, added)).toBe(expected)
  })

  it.each([
    ["1", "1,|", ","],
    ["1,", "1,5|", "5"],
    ["1,234", "1,234,|", ","],
    ["1,000", "1,5|", "1,5"],
    ["", "0,500|", "0,500"],
  ])("keeps a typed comma, which may mean a decimal point: %s, then %s", (before, after, added) => {
    expect(edit(before, after, added)).toBe(after)
  })

  it.each([
    ["1,234", "1|234", false, "|234"],
    ["1,234,567", "1,234|567", false, "123,|567"],
    ["1,234", "1|234", true, "1|34"],
  ])("removes the digit beside a removed comma: %s, then %s", (before, after, isForward, expected) => {
    expect(edit(before, after, "", isForward)).toBe(expected)
  })
})
