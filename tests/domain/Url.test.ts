import { assert, describe, it } from "@effect/vitest"

import * as Url from "#domain/Url.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { bets } from "#gateway/calls/records/bets.ts"

const origin = "https://m.lantern.example"

const safe = [
  "https://games.example",
  "https://games.example/",
  "https://games.example:8443/play?id=1&x=a@b#top",
  "HTTPS://GAMES.EXAMPLE/play",
  "https://games.example?x=1",
  "http://localhost/play",
  "http://localhost:5173/play",
  "http://127.0.0.1:3000",
  "http://[::1]:3000/play",
]

const hostile = [
  "",
  " ",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://m.lantern.example/1",
  "file:///etc/passwd",
  "about:blank",
  "intent://scan/#Intent;end",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
  "\t//evil.example",
  " //evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https:\\\\evil.example",
  "https://evil.example\\@m.lantern.example/",
  "https://m.lantern.example@evil.example/",
  "https://user:pass@evil.example/",
  "https://a:80@evil.example/",
  "https://ev\til.example/",
  "https://ev\nil.example/",
  "https://games.example/a b",
  "https://games.example/\tplay",
  "https://",
  "https://:443/",
  "http://games.example/",
  "http://localhost.evil.example/",
  "http://localhost@evil.example/",
  "http://127.0.0.1.evil.example/",
  "http://[::1].evil.example/",
  "ftp://games.example/",
  "ws://games.example/",
  "games.example/play",
  "https://games.example:99999/",
  "https://1.2.3.999/",
  "https://%00/",
  "https://[::1/",
  "https://a%b.example/",
]

const pages = [
  "/",
  "/?i=1",
  "/m",
  "/m/",
  "/m?x=1",
  "/m/home",
  "/m/help?i=2#top",
  "/m/webEmail?to=//evil.example",
]

const notPages = ["/mobile", "/m.html", "/vip/vip.html", login.path, bets.path, "m/home", "/M/home"]

describe("external addresses", () => {
  it.each(safe)("the URL %j may be opened", (url) => {
    assert.isTrue(Url.isSafe(url))
  })

  it.each(hostile)("the URL %j may not be opened and is not a page of the app", (url) => {
    assert.isFalse(Url.isSafe(url))
    assert.isFalse(Url.isInApp(url))
    assert.isFalse(Url.isSafePicture(url))
    assert.isUndefined(Url.inAppPath(url, origin))
  })
})

describe("addresses of the app", () => {
  it.each(pages)("the address %j is a page of the app on this origin", (path) => {
    assert.isTrue(Url.isInApp(path))
    assert.strictEqual(new URL(path, origin).origin, origin)
  })

  it.each(notPages)("the address %j is not a page of the app", (path) => {
    assert.isFalse(Url.isInApp(path))
  })

  it("a link to a page on this origin is reduced to its path", () => {
    assert.strictEqual(Url.inAppPath(`${origin}/m/activity?x=1`, origin), "/m/activity?x=1")
    assert.strictEqual(Url.inAppPath("/m/activity", origin), "/m/activity")
    assert.isUndefined(Url.inAppPath(`${origin}//evil.example`, origin))
    assert.isUndefined(Url.inAppPath(`${origin}.evil.example/m/home`, origin))
    assert.isUndefined(Url.inAppPath("https://evil.example/m/home", origin))
    assert.isUndefined(Url.inAppPath(`${origin}/vip/vip.html`, origin))
  })
})

describe("picture addresses", () => {
  it("a picture may come from a safe URL or a path of this origin", () => {
    assert.isTrue(Url.isSafePicture("https://cdn.example/a.webp"))
    assert.isTrue(Url.isSafePicture("/art/a.webp"))
    assert.isFalse(Url.isSafePicture("art/a.webp"))
  })
})
