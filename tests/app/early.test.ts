import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"

import { begin as start, type EarlyPlan } from "#app/early.ts"
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

/** Both scripts of a page, with the shell between them. */
const begin = (given: EarlyPlan): void => {
  try {
    start(given)
  } finally {
    window.standShell()
  }
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

  it("asks for what the frame does not show once that was painted; the app may wait for it from the start", async () => {
    const frames: Array<() => void> = []
    const { asked } = page("/m/home", "localhost", {})
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame))
    begin({ ...plan, laterCalls: ["/wps/later"] })
    const urls = () => asked.map(({ url }) => url.replace(/\?.*/, ""))
    assert.deepStrictEqual(urls(), ["/wps/a", "/wps/b"])
    const answer = window.earlyAnswers?.get("/wps/later")?.answer
    for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame()
    assert.deepStrictEqual(await answer, { status: 200, body: "answer of /wps/later" })
    assert.deepStrictEqual(urls(), ["/wps/a", "/wps/b", "/wps/later"])
  })

  describe("fetches what draws the app", () => {
    const hrefs = (links: ReadonlyArray<Record<string, string>>) => links.map(({ href }) => href)
    const soon = () => new Promise((done) => setTimeout(done))

    it("once the first answer is there: on a slow line the answers come before it", async () => {
      const { links } = page("/m/home", "localhost", {})
      let answer = (_: Response): void => {}
      const first = new Promise<Response>((resolve) => {
        answer = resolve
      })
      vi.stubGlobal("fetch", (url: string) => (url === "/wps/a" ? first : new Promise(() => {})))
      begin(plan)
      await soon()
      assert.deepStrictEqual(hrefs(links), [...plan.modules])
      answer(new Response("{}"))
      await soon()
      assert.deepStrictEqual(hrefs(links), [...plan.modules, plan.app])
    })

    it.each(["fails", "does not come"])("when the first answer %s, too", async (fate) => {
      const frames: Array<() => void> = []
      const { links } = page("/m/home", "localhost", {})
      vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame))
      vi.stubGlobal("fetch", () =>
        fate === "fails" ? Promise.reject(new TypeError("offline")) : new Promise(() => {}),
      )
      begin(plan)
      for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame()
      await vi.waitFor(() => assert.deepStrictEqual(hrefs(links), [...plan.modules, plan.app]))
    })

    it("at once where a worker keeps it", () => {
      const { links } = page("/m/home", "localhost", {})
      vi.stubGlobal("navigator", { serviceWorker: { controller: {} } })
      begin(plan)
      assert.deepStrictEqual(hrefs(links), [...plan.modules, plan.app])
    })
  })

  it("runs the app after the first paint, what draws it last", async () => {
    const frames: Array<() => void> = []
    const ran: Array<string> = []
    page("/m/home", "localhost", {})
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame))
    vi.stubGlobal("hasRun", (name: string) => ran.push(name))
    begin({ ...plan, modules: [module("reads")], app: module("draws") })
    await new Promise((done) => setTimeout(done, 20))
    assert.deepStrictEqual(ran, [])
    for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame()
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

  it("fetches the app even with something stored that cannot be sent", () => {
    const { links } = page("/m/home", "localhost", { SESSION: '{"token":"\\ud800"}' })
    assert.throws(() => begin(plan), URIError)
    assert.strictEqual(links.length, plan.modules.length + 1)
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
      start(plan)
      assert.deepStrictEqual(
        pictures.map(({ src }) => src),
        [poster],
      )
      assert.strictEqual(links.length, 0)
      window.standShell()
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
      assert.strictEqual(links.length, plan.modules.length + 1)
    })

    it("and leaves what is wrong with an answer to the app", async () => {
      const { drawn, links } = page("/m/home", "localhost", {})
      begin(plan)
      await settled()
      assert.deepStrictEqual(drawn, [])
      assert.strictEqual(links.length, plan.modules.length + 1)
    })
  })
})
