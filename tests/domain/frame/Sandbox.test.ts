import fc from "fast-check"
import { assert, describe, it } from "@effect/vitest"

import { originOf, sandboxOf } from "#domain/frame/Sandbox.ts"

const lobbies = ["https://lobby.example", "http://127.0.0.1:4200", "https://lobby.example:8443"]

/** Ways to write an address of an origin, or one that inherits the origin of the embedding page. */
const spellings: ReadonlyArray<(origin: URL, path: string) => string> = [
  ({ origin }, path) => `${origin}/${path}`,
  (_, path) => `/${path}`,
  (_, path) => `./${path}`,
  (_, path) => `../../${path}`,
  (_, path) => `?${path}`,
  (_, path) => `#${path}`,
  () => "",
  ({ host }, path) => `//${host}/${path}`,
  ({ host }, path) => `\\\\${host}\\${path}`,
  ({ protocol, host }, path) => `${protocol}${host.includes(":") ? "//" : "////"}${host}/${path}`,
  ({ origin }, path) => `${origin.toUpperCase()}/${path}`,
  ({ origin }, path) => `  ${origin}/${path}\n`,
  ({ origin }, path) => `${[...origin].join("\t")}/${path}`,
  ({ protocol, host }, path) => `${protocol}//player:secret@${host}/${path}`,
  ({ protocol, hostname, port }, path) =>
    `${protocol}//${hostname}:${port === "" ? "0443" : `0${port}`}/${path}`,
  ({ protocol, host }, path) => `${protocol}//${host.replace("e", "%65")}/${path}`,
  ({ protocol, host }, path) => `${protocol}//${host.replace("l", "ｌ")}/${path}`,
  ({ origin }, path) => `blob:${origin}/${path}`,
  ({ origin }, path) => `filesystem:${origin}/temporary/${path}`,
  (_, path) => `data:text/html,${path}`,
  (_, path) => `javascript:void("${path}")`,
  () => "about:blank",
  () => "about:srcdoc",
  () => "https://[",
]

describe("the sandbox attribute of an iframe", () => {
  it("an iframe of the lobby's own origin never gets allow-same-origin, however its address is written", () => {
    const path = fc.webPath().map((text) => text.replace(/^\/+/, ""))
    fc.assert(
      fc.property(
        fc.constantFrom(...lobbies),
        fc.constantFrom(...spellings),
        path,
        (lobby, spell, somewhere) => {
          const sandbox = sandboxOf(spell(new URL(lobby), somewhere), lobby, "allow-forms")
          assert.strictEqual(sandbox, "allow-scripts allow-forms")
        },
      ),
      { numRuns: 300 },
    )
  })

  it("an iframe of any other origin gets allow-same-origin, so it can use its own storage", () => {
    const others = [
      "https://vendor.example/play?back=https://lobby.example/",
      "https://lobby.example.vendor.example/",
      "https://games.lobby.example/",
      "https://lobby.example:444/",
      "http://lobby.example/",
      "//vendor.example/play",
      "HTTPS://VENDOR.EXAMPLE",
    ]
    for (const address of others) {
      assert.strictEqual(
        sandboxOf(address, "https://lobby.example", "allow-presentation"),
        "allow-scripts allow-same-origin allow-popups-to-escape-sandbox allow-presentation",
        address,
      )
    }
  })
})

describe("the origin of messages that a page sends", () => {
  it.each([
    ["https://games.example/play?x=1", "https://games.example"],
    ["https://games.example:8443/play", "https://games.example:8443"],
    ["https://lobby.example/lgw/play", "null"],
    ["/lgw/play", "null"],
    ["data:text/html,game", "null"],
    ["", "null"],
  ])("messages of a page at %s have the origin %s, where null means an opaque origin", (address, origin) => {
    assert.strictEqual(originOf(address, "https://lobby.example"), origin)
  })
})
