import { createElement, useEffect } from "react"
import { beforeAll, describe, expect, it } from "vitest"

import { faultsOf } from "./everyStory.ts"
import { listen } from "./problems.ts"

const Effect = () => {
  useEffect(() => {
    throw new Error("planted in an effect")
  }, [])
  return "Text"
}

const Late = () => {
  useEffect(() => void setTimeout(() => console.error("planted late"), 20), [])
  return "Text"
}

const box = (style: object, text = "Text") => createElement("p", { style }, text)

const planted = {
  "an error in an effect": [Effect, "uncaught: Error: planted in an effect"],
  "a late console error": [Late, "console error: planted late"],
  "a button without a label": [() => createElement("button"), "button-name: <button>"],
  "a text with too little contrast": [() => box({ color: "#222", background: "#111" }), "color-contrast: <p"],
  "an element wider than the phone": [() => box({ width: 400 }), "dark, CN: width: 400 instead of 375"],
  "a story that renders nothing": [() => null, "nothing is rendered"],
  "a broken picture": [() => createElement("img", { alt: "", src: "/art/gone.svg" }), "no picture: "],
  "a request to another server": [
    () => createElement("img", { alt: "", src: "http://127.0.0.1:9/a.svg" }),
    "asked elsewhere: http://127.0.0.1:9/a.svg",
  ],
  "a text left in English": [() => box({}, "Deposit"), "left in English: Deposit"],
} as const

describe("the check of a story", () => {
  beforeAll(listen)

  it.each(Object.entries(planted))("[HA-94] reports %s", async (_what, [Component, fault]) => {
    const faults = await faultsOf(
      { name: "Planted", Component },
      { look: { theme: "dark", language: "CN" }, isOfPage: true },
    )
    expect(faults.map((each) => each.slice(0, fault.length))).toContain(fault)
  })
})
