import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"

import { begin, type EarlyPlan } from "#app/early.ts"
import { poster } from "#config/product.ts"

/** A module that says its name when it runs. */
const module = (name: string): string => `data:text/javascript,globalThis.hasRun?.("${name}")`

const plan: EarlyPlan = {
  app: module("app"),
  polyfills: "/assets/polyfills.js",
  modules: [module("runtime"), module("start")],
  pages: "/assets/pages.js",
  calls: ["/wps/a", "/wps/b?merchantCode=%7Bmerchant%7D&token=%7Btoken%7D&language=%7Blanguage%7D"],
  laterCalls: [],
  origin: "",
  keys: {
    session: "SESSION",
    merchant: "MERCHANT",
    language: "language",
    banner: "BANNER",
    winners: "WINNERS",
  },
}

/** What status and announcements answer: two banners of home behind one of the login. */
const values: Readonly<Record<string, unknown>> = {
  "/wps/a": { imageCDNs: ["https://art.example"] },
  "/wps/b": {
    banners: [
      { groupName: "m_login", url: "/login.webp" },
      { groupName: "m_home", url: "/first.webp" },
      { groupName: "m_home", url: "/second.webp" },
    ],
  },
}

interface Picture {
  readonly src: string
  readonly onload?: () => void
  readonly onerror?: () => void
}

interface Asked {
  readonly url: string
  readonly init: RequestInit
}

/** The little of a page that is touched before the app. */
const page = (
  pathname: string,
  hostname: string,
  stored: Record<string, string>,
  answers: Readonly<Record<string, unknown>> = {},
) => {
  const drawn: Array<Picture> = []
  const pictures: Array<Picture> = []
  const asked: Array<Asked> = []
  const links: Array<Record<string, string>> = []
  const shell = {
    remove: vi.fn<() => void>(),
    querySelectorAll: vi.fn<(selector: string) => ReadonlyArray<never>>(() => []),
    querySelector: (selector: string) =>
      selector === "template" ? null : { appendChild: (picture: Picture) => drawn.push(picture) },
  }
  vi.stubGlobal(
    "Image",
    class {
      readonly style = {}
      src = ""
      constructor() {
        pictures.push(this)
      }
    },
  )
  vi.stubGlobal("window", {})
  vi.stubGlobal("location", { pathname, hostname })
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
  })
  vi.stubGlobal("requestAnimationFrame", () => 0)
  vi.stubGlobal("document", {
    getElementById: () => shell,
    createElement: () => ({
      setAttribute(name: string, value: string) {
        Reflect.set(this, name, value)
      },
    }),
    head: { appendChild: (link: Record<string, string>) => links.push(link) },
  })
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    asked.push({ url, init })
    const value = answers[url.replace(/\?.*/, "")]
    const body = value === undefined ? `answer of ${url}` : JSON.stringify({ success: true, value })
    return Promise.resolve(new Response(body, { status: 200 }))
  })
  return { asked, links, shell, drawn, pictures, stored }
}

const headersOf = ({ init }: Asked): Record<string, string> => ({ ...(init.headers as object) })

describe("a visit before the app is there", () => {
  beforeEach(() => vi.unstubAllGlobals())
  afterEach(async () => {
    // What is drawn late belongs to its own page.
    await new Promise((done) => setTimeout(done))
    vi.unstubAllGlobals()
  })

  it("asks for home as a guest of the site, by its host's merchant", async () => {
    const { asked, shell } = page("/m/home", "m.goldlantern.example", {})
    begin(plan)
    assert.deepStrictEqual(
      asked.map(({ url }) => url),
      ["/wps/a", "/wps/b?merchantCode=goldlantern&token=&language=EN"],
    )
    const { "X-Request-Id": id, ...headers } = headersOf(asked[0] ?? { url: "", init: {} })
    assert.deepStrictEqual(headers, { Merchant: "goldlantern", Language: "EN", Platform: "3" })
    assert.match(id ?? "", /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    assert.strictEqual(shell.remove.mock.calls.length, 0)
    assert.deepStrictEqual(shell.querySelectorAll.mock.calls, [["[data-visitor=member]"]])
    const answer = await window.earlyAnswers?.get("/wps/a")?.answer
    assert.deepStrictEqual(answer, { status: 200, body: "answer of /wps/a" })
  })

  it("asks as the member that the device knows, in their language, and hides the English words", () => {
    const { asked, shell } = page("/m/home", "localhost", {
      SESSION: JSON.stringify({ token: "a b", merchantCode: "moon" }),
      MERCHANT: "lantern",
      language: "TH",
    })
    begin(plan)
    assert.strictEqual(asked[1]?.url, "/wps/b?merchantCode=moon&token=a%20b&language=TH")
    assert.strictEqual(headersOf(asked[1] ?? { url: "", init: {} })["Authorization"], "a b")
    assert.strictEqual(shell.querySelectorAll.mock.calls.length, 2)
    assert.deepStrictEqual(shell.querySelectorAll.mock.calls[0], ["[data-visitor=guest]"])
  })

  it("takes a stored language that is none for the default, and does without a storage", () => {
    const { asked } = page("/m/home", "localhost", { language: "XX", SESSION: "{broken" })
    begin(plan)
    assert.strictEqual(headersOf(asked[0] ?? { url: "", init: {} })["Language"], "EN")
    const closed = page("/m/home", "localhost", {})
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("SecurityError")
      },
    })
    begin(plan)
    assert.strictEqual(closed.asked.length, 2)
  })

  const hrefs = (links: ReadonlyArray<Record<string, string>>) => links.map(({ href }) => href)
  const paths = (asked: ReadonlyArray<Asked>) => asked.map(({ url }) => url.replace(/\?.*/, ""))
  const soon = () => new Promise((done) => setTimeout(done, 20))

  /** Frames that come when they are told to. */
  const framesOf = () => {
    const frames: Array<() => void> = []
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame))
    return () => {
      for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame()
    }
  }

  describe("asks for what the frame does not show, and for what draws the app,", () => {
    const later = { ...plan, laterCalls: ["/wps/later"] }
    const frame = ["/wps/a", "/wps/b"]

    it("once the frame stands with its picture; the app may wait for it from the start", async () => {
      const { asked, links, pictures } = page("/m/home", "localhost", {})
      const paint = framesOf()
      begin({ ...later, modules: [`data:text/javascript,await new Promise(() => {})`] })
      paint()
      await soon()
      assert.deepStrictEqual(paths(asked), frame)
      assert.strictEqual(links.length, 1)
      const answer = window.earlyAnswers?.get("/wps/later")?.answer
      pictures[0]?.onload?.()
      await soon()
      assert.deepStrictEqual(paths(asked), frame, "the picture is there, and not painted yet")
      paint()
      assert.deepStrictEqual(await answer, { status: 200, body: "answer of /wps/later" })
      assert.deepStrictEqual(paths(asked), [...frame, "/wps/later"])
      assert.deepStrictEqual(hrefs(links).slice(1), [plan.app])
    })

    it("when the picture does not come, too", async () => {
      const { asked, links, pictures } = page("/m/home", "localhost", {})
      begin(later)
      pictures[0]?.onerror?.()
      await vi.waitFor(() => assert.deepStrictEqual(paths(asked), [...frame, "/wps/later"]))
      assert.deepStrictEqual(hrefs(links), [...plan.modules, plan.app])
    })

    it("when the app is there before the picture", async () => {
      const { asked, links } = page("/m/home", "localhost", {})
      const paint = framesOf()
      begin(later)
      paint()
      await vi.waitFor(() => assert.deepStrictEqual(paths(asked), [...frame, "/wps/later"]))
      assert.deepStrictEqual(hrefs(links), [...plan.modules, plan.app])
    })
  })

  it("runs the app after the first paint, what draws it last", async () => {
    const ran: Array<string> = []
    page("/m/home", "localhost", {})
    const paint = framesOf()
    vi.stubGlobal("hasRun", (name: string) => ran.push(name))
    begin({ ...plan, modules: [module("reads")], app: module("draws") })
    await soon()
    assert.deepStrictEqual(ran, [])
    paint()
    await vi.waitFor(() => assert.deepStrictEqual(ran, ["reads", "draws"]))
  })

  it("on any other page makes no call and has no shell, and fetches the app with the table of the other pages", () => {
    const { asked, links, pictures, shell } = page("/m/login", "localhost", {})
    begin(plan)
    assert.deepStrictEqual(asked, [])
    assert.deepStrictEqual(
      pictures.map(({ src }) => src),
      [poster],
      "what the page fetches ahead is used, or browsers complain",
    )
    assert.strictEqual(shell.remove.mock.calls.length, 1)
    assert.deepStrictEqual(
      links.map(({ rel, href, fetchpriority }) => ({ rel, href, fetchpriority })),
      [...plan.modules, plan.app, plan.pages].map((href) => ({
        rel: "modulepreload",
        href,
        fetchpriority: "low",
      })),
    )
  })

  it("runs the app even with something stored that cannot be sent", async () => {
    const ran: Array<string> = []
    page("/m/home", "localhost", { SESSION: '{"token":"\\ud800"}' })
    const paint = framesOf()
    vi.stubGlobal("hasRun", (name: string) => ran.push(name))
    assert.throws(() => begin({ ...plan, modules: [], app: module("anyway") }), URIError)
    paint()
    await vi.waitFor(() => assert.deepStrictEqual(ran, ["anyway"]))
  })

  const settled = () => vi.advanceTimersByTimeAsync(0)

  describe("draws the first banner of home where the app will", () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it("from the host of the art", async () => {
      const { drawn, stored } = page("/m/home", "localhost", {}, values)
      begin(plan)
      await settled()
      assert.deepStrictEqual(
        drawn.map(({ src }) => src),
        ["https://art.example/first.webp"],
      )
      assert.strictEqual(stored["BANNER"], "https://art.example/first.webp")
    })

    it("without the app waiting for it: the poster was asked for before both", () => {
      const { pictures, links } = page("/m/home", "localhost", {}, values)
      vi.stubGlobal("fetch", () => new Promise(() => {}))
      begin(plan)
      assert.deepStrictEqual(
        pictures.map(({ src }) => src),
        [poster],
      )
      assert.strictEqual(links.length, plan.modules.length)
    })

    it("at once as it was at the last visit, and anew when it is another today", async () => {
      const last = "https://art.example/last.webp"
      const { drawn, stored } = page("/m/home", "localhost", { BANNER: last }, values)
      begin(plan)
      const sources = () => drawn.map(({ src }) => src)
      assert.deepStrictEqual(sources(), [last])
      await settled()
      assert.deepStrictEqual(sources(), [last, "https://art.example/first.webp"])
      const again = page("/m/home", "localhost", stored, values)
      begin(plan)
      await settled()
      assert.strictEqual(again.drawn.length, 1)
    })

    it("but follows no address that is not safe, from the answers or the device", async () => {
      const banners = [{ groupName: "m_home", url: "http://evil.example/a.webp" }]
      const { drawn, links } = page(
        "/m/home",
        "localhost",
        { BANNER: "javascript:alert(1)" },
        { ...values, "/wps/b": { banners } },
      )
      begin(plan)
      await settled()
      assert.deepStrictEqual(drawn, [])
      assert.strictEqual(links.length, plan.modules.length)
    })

    it("and leaves what is wrong with an answer to the app", async () => {
      const { drawn, links } = page("/m/home", "localhost", {})
      begin(plan)
      await settled()
      assert.deepStrictEqual(drawn, [])
      assert.strictEqual(links.length, plan.modules.length)
    })
  })
})
