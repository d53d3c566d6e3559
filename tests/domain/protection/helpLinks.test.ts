import { expect, it } from "vitest"

import { helpLinks } from "#domain/protection/helpLinks.ts"

const help = { country: "PH", name: "Help", url: "https://help.example/", phone: "+63 (2) 555-0123" }

it("a help organisation has a link to its website and a link to its phone number", () => {
  expect(helpLinks([help])).toEqual([
    { kind: "site", label: "Help", detail: "PH", href: "https://help.example/" },
    { kind: "phone", label: "+63 (2) 555-0123", detail: "Help", href: "tel:+6325550123" },
  ])
})

it.each([
  ["1-800-GAMBLER", "tel:18004262537"],
  ["1-800-bets-off", "tel:18002387633"],
  ["0800 123 456 ext 7", undefined],
  ["1;ext=2", undefined],
  ["see our website", undefined],
])("the phone number %j is shown and dialled as %s", (phone, href) => {
  expect(helpLinks([{ ...help, url: "", phone }])).toEqual([
    { kind: "phone", label: phone, detail: "Help", href },
  ])
})

it("a help organisation's unsafe website and empty phone number give no link", () => {
  expect(helpLinks([{ ...help, url: "javascript:alert(1)", phone: " " }])).toEqual([])
})

it("missing or malformed help organisations give no links, and a malformed entry does not affect the others", () => {
  expect(helpLinks(undefined)).toEqual([])
  expect(helpLinks("help")).toEqual([])
  expect(helpLinks([{ name: 7 }, help])).toHaveLength(2)
})
