import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"

import { boot } from "#app/boot/boot.ts"
import type { BootPlan } from "#app/boot/plan.ts"
import { defaultDeployment } from "#config/deployment.ts"
import { brandPlaceholder } from "#config/product.ts"
import type { FirstCall } from "#services/firstCall.ts"
import { longestWait } from "#tools/test/waits.ts"

import { storedKeys } from "./storedKeys.ts"

/** A module that passes its name to `hasRun` when it runs. */
const module = (name: string): string => `data:text/javascript,globalThis.hasRun?.("${name}")`

const call = (path: string, query: FirstCall["query"] = [], isInShell = true): FirstCall => ({
  path,
  query,
  isInShell,
})

const dictionary = ["/assets/dictionary.js"]

const plan: BootPlan = {
  entry: module("app"),
  entryImports: [module("runtime"), module("start")],
  render: "/assets/render.js",
  home: "/assets/home.js",
  pageChunks: "/assets/pageChunks.js",
  polyfills: "/assets/polyfills.js",
  calls: {
    status: call("/wps/a"),
    announcements: call("/wps/b", [
      ["merchantCode", "{merchant}"],
      ["token", "{token}"],
      ["language", "{language}"],
    ]),
  },
  dictionaries: {
    EN: dictionary,
    TY: dictionary,
    CN: dictionary,
    JA: dictionary,
    TH: ["/assets/thai.js", ...dictionary],
    VI: dictionary,
    PH: dictionary,
  },
  frames: {
    "/m/home": { parts: ["header", "home", "bottomMenu"], calls: ["announcements"] },
    "/m/login": { parts: ["title"], title: "login", user: "guest" },
    "/m/set": { parts: ["header", "title"], title: "settings", user: "member" },
  },
  texts: { home: "Home", promotion: "Promotion", product_name: "Lantern" },
  keys: storedKeys,
}

const values: Readonly<Record<string, unknown>> = {
  "/wps/a": { imageCDNs: ["https://art.example"] },
  "/wps/b": {
    banners: [
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

const page = (
  address: string,
  hostname: string,
  stored: Record<string, string>,
  responses: Readonly<Record<string, unknown>> = {},
) => {
  const appended: Array<Picture> = []
  const pictures: Array<Picture> = []
  const sentRequests: Array<Asked> = []
  const links: Array<Record<string, string>> = []
  const shell = {
    remove: vi.fn<() => void>(),
    querySelectorAll: vi.fn<(selector: string) => ReadonlyArray<never>>(() => []),
    querySelector: (selector: string) =>
      /^template|slow|shape/.test(selector)
        ? null
        : { appendChild: (picture: Picture) => appended.push(picture) },
  }
  const text = { nodeValue: "home" }
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
  const window = { ResizeObserver: 0, IntersectionObserver: 0, matchMedia: 0 }
  vi.stubGlobal("window", Object.assign(window, { parent: window }))
  const { pathname: path, search } = new URL(address, "https://any.example")
  vi.stubGlobal("location", { pathname: path, search, hash: "", hostname, origin: `https://${hostname}` })
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
  })
  vi.stubGlobal("requestAnimationFrame", () => 0)
  const texts = [text]
  vi.stubGlobal("NodeFilter", { SHOW_TEXT: 4 })
  vi.stubGlobal("document", {
    documentElement: { lang: "en" },
    createTreeWalker: () => ({ nextNode: () => texts.shift() ?? null }),
    getElementById: () => shell,
    querySelector: () => null,
    createElement: () => ({
      setAttribute(name: string, value: string) {
        Reflect.set(this, name, value)
      },
    }),
    head: { appendChild: (link: Record<string, string>) => links.push(link) },
  })
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sentRequests.push({ url, init })
    const value = responses[url.replace(/\?.*/, "")]
    const body = value === undefined ? `answer of ${url}` : JSON.stringify({ success: true, value })
    return Promise.resolve(new Response(body, { status: 200 }))
  })
  return { sentRequests, links, shell, appended, pictures, stored, text }
}

const headersOf = ({ init }: Asked): Record<string, string> => ({ ...(init.headers as object) })
const sourcesOf = (pictures: ReadonlyArray<Picture>) => pictures.map(({ src }) => src)
const hrefs = (links: ReadonlyArray<Record<string, string>>) => links.map(({ href }) => href)

/** The selector of the shell's parts that a page does not have. */
const otherThan = (...parts: ReadonlyArray<string>): string =>
  `[data-part]${parts.map((part) => `:not([data-part=${part}])`).join("")}`

const early = [plan.entry, ...plan.entryImports, ...dictionary]

/** Animation frames that run when the test calls the returned function. */
const framesOf = () => {
  const frames: Array<() => void> = []
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame))
  return () => {
    for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame()
  }
}

describe("boot", () => {
  beforeEach(() => vi.unstubAllGlobals())
  afterEach(async () => {
    // Pending callbacks must run on their own page, before the next test.
    await new Promise((done) => setTimeout(done))
    vi.unstubAllGlobals()
  })

  it("boot sends home's requests as a guest, with the merchant of the host", async () => {
    const { sentRequests, shell } = page("/m/home", "m.goldlantern.example", {})
    boot(plan, defaultDeployment)
    const urls = sentRequests.map(({ url }) => url)
    assert.deepStrictEqual(urls, ["/wps/a", "/wps/b?merchantCode=goldlantern&token=&language=EN"])
    const { "X-Request-Id": id, ...headers } = headersOf(sentRequests[0] ?? { url: "", init: {} })
    assert.deepStrictEqual(headers, { Merchant: "goldlantern", Language: "EN", Platform: "3" })
    assert.match(id ?? "", /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    assert.strictEqual(shell.remove.mock.calls.length, 0)
    assert.deepStrictEqual(shell.querySelectorAll.mock.calls, [
      [`${otherThan("header", "home", "bottomMenu")},[data-user=member]`],
      ["[data-style]"],
    ])
    const response = await window.prefetched?.get("/wps/a")?.response
    assert.deepStrictEqual(response, { status: 200, body: "answer of /wps/a" })
  })

  it("boot sends the requests of the stored member and shows the shell in their language", () => {
    const { sentRequests, shell, links, text } = page("/m/home", "localhost", {
      SESSION: JSON.stringify({ token: "a b", merchantCode: "moon" }),
      MERCHANT: "lantern",
      language: "TH",
      WORDS: JSON.stringify(["TH", { home: "หน้าหลัก" }, "Lantern", "th"]),
    })
    boot(plan, defaultDeployment)
    assert.strictEqual(sentRequests[1]?.url, "/wps/b?merchantCode=moon&token=a%20b&language=TH")
    assert.strictEqual(headersOf(sentRequests[1] ?? { url: "", init: {} })["Authorization"], "a b")
    assert.isTrue(sentRequests.every(({ init }) => init.cache === "no-store"))
    assert.deepStrictEqual(shell.querySelectorAll.mock.calls, [
      [`${otherThan("header", "home", "bottomMenu")},[data-user=guest]`],
      ["[data-style]"],
    ])
    assert.strictEqual(text.nodeValue, "หน้าหลัก")
    assert.strictEqual(document.documentElement.lang, "th")
    assert.includeMembers(hrefs(links), ["/assets/thai.js", ...dictionary])
  })

  it("boot in an iframe only reports the address, without its token, to the lobby around the iframe", () => {
    const opened = page("/m/help?token=secret&a=1", "lobby.example", {})
    const postMessage = vi.fn<(message: unknown, origin: string) => void>()
    const read = vi.fn<(key: string) => null>(() => null)
    Object.assign(window, { parent: { postMessage } })
    vi.stubGlobal("localStorage", { getItem: read })
    const paint = framesOf()
    boot(plan, defaultDeployment)
    paint()
    assert.deepStrictEqual(postMessage.mock.calls, [
      [{ type: "lobbyReached", path: "/m/help?a=1" }, "https://lobby.example"],
    ])
    const { sentRequests, links, pictures } = opened
    assert.deepStrictEqual([...sentRequests, ...links, ...pictures, ...read.mock.calls], [])
  })

  it("boot uses the default language when the stored one is invalid or the storage is blocked", () => {
    const { sentRequests } = page("/m/home", "localhost", { language: "XX", SESSION: "{broken" })
    boot(plan, defaultDeployment)
    assert.strictEqual(headersOf(sentRequests[0] ?? { url: "", init: {} })["Language"], "EN")
    const closed = page("/m/home", "localhost", {})
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("SecurityError")
      },
    })
    boot(plan, defaultDeployment)
    page("/m/home", "localhost", { language: "TH" })
    boot(plan, defaultDeployment)
    assert.strictEqual(document.documentElement.lang, "en", "without stored texts the shell is in English")
    for (const request of closed.sentRequests) assert.strictEqual(headersOf(request)["Language"], "EN")
    assert.lengthOf(closed.sentRequests, 2)
  })

  const paths = (sentRequests: ReadonlyArray<Asked>) => sentRequests.map(({ url }) => url.replace(/\?.*/, ""))
  const soon = () => new Promise((done) => setTimeout(done, 20))

  describe("boot's deferred requests and the code that renders the app", () => {
    const later = { ...plan, calls: { ...plan.calls, whitelabel: call("/wps/later", [], false) } }
    const frame = ["/wps/a", "/wps/b"]

    it("boot's deferred requests start after the shell and its picture are painted, and the app can await their responses earlier", async () => {
      const { sentRequests, links, pictures } = page("/m/home", "localhost", {})
      const paint = framesOf()
      boot({ ...later, entry: `data:text/javascript,await new Promise(() => {})` }, defaultDeployment)
      paint()
      await soon()
      assert.deepStrictEqual(paths(sentRequests), frame)
      assert.isFalse(hrefs(links).includes(plan.render))
      const response = window.prefetched?.get("/wps/later")?.response
      pictures[0]?.onload?.()
      await soon()
      assert.deepStrictEqual(paths(sentRequests), frame, "the picture is there, and not painted yet")
      paint()
      assert.deepStrictEqual(await response, { status: 200, body: "answer of /wps/later" })
      assert.deepStrictEqual(paths(sentRequests), [...frame, "/wps/later"])
      assert.deepStrictEqual(hrefs(links).slice(-2), [plan.render, plan.home])
    })

    const expectLater = async ({ sentRequests, links }: ReturnType<typeof page>) => {
      const all = [...frame, "/wps/later"]
      await vi.waitFor(() => assert.deepStrictEqual(paths(sentRequests), all), longestWait)
      assert.deepStrictEqual(hrefs(links), [...early, plan.render, plan.home])
    }

    it("boot's deferred requests start when the shell's picture fails to load", async () => {
      const opened = page("/m/home", "localhost", {})
      boot(later, defaultDeployment)
      opened.pictures[0]?.onerror?.()
      await expectLater(opened)
    })

    it("boot's deferred requests start when the app starts, even if the shell's picture has not loaded", async () => {
      const opened = page("/m/home", "localhost", {})
      const paint = framesOf()
      boot(later, defaultDeployment)
      paint()
      await expectLater(opened)
    })
  })

  const recordRuns = (): ReadonlyArray<string> => {
    const ran: Array<string> = []
    vi.stubGlobal("hasRun", (name: string) => ran.push(name))
    return ran
  }

  it("boot runs the script that shows a page's content at once, and the app after the first paint", async () => {
    page("/m/login", "localhost", {})
    const paint = framesOf()
    const ran = recordRuns()
    boot({ ...plan, content: module("content"), entry: module("painted") }, defaultDeployment)
    await vi.waitFor(() => assert.deepStrictEqual(ran, ["content"]), longestWait)
    assert.deepStrictEqual(Object.keys(window.shellContent?.responses ?? {}), ["status"])
    paint()
    await vi.waitFor(() => assert.deepStrictEqual(ran, ["content", "painted"]), longestWait)
  })

  it("boot on a page without its own prefetched requests sends only the status request, keeps the shell's title and fetches the app", () => {
    const { sentRequests, links, pictures, shell } = page("/m/login", "localhost", {})
    boot(plan, defaultDeployment)
    assert.deepStrictEqual(paths(sentRequests), ["/wps/a"])
    assert.deepStrictEqual(sourcesOf(pictures), [])
    assert.strictEqual(shell.remove.mock.calls.length, 0)
    assert.deepStrictEqual(shell.querySelectorAll.mock.calls[0], [`${otherThan("title")},[data-user=member]`])
    assert.deepStrictEqual(hrefs(links), [...early, plan.pageChunks, plan.render])
    const isEarly = ({ rel, fetchpriority }: (typeof links)[number]) =>
      rel === "modulepreload" && fetchpriority === "low"
    assert.isTrue(links.every(isEarly))
  })

  it.each([
    ["/m/set", "a guest on a member's page", {}],
    ["/m/login", "a member on the login", { SESSION: JSON.stringify({ token: "a" }) }],
    ["/m/unknown", "an unknown address", {}],
  ])("boot at the address %s removes the shell and prefetches no page chunk for %s", (path, _who, stored) => {
    const { shell } = page(path, "localhost", stored)
    boot(plan, defaultDeployment)
    assert.strictEqual(shell.remove.mock.calls.length, 1)
  })

  it.each([
    ["maintenance", 1],
    ["regionRestriction", 1],
    ["none", 0],
  ])(
    "[GA-05, GA-02] boot with the flag %s in the cached status removes home's shell %i times",
    (flag, removals) => {
      const { shell } = page("/m/home", "localhost", { STATUS: JSON.stringify({ [flag]: true }) })
      boot(plan, defaultDeployment)
      assert.strictEqual(shell.remove.mock.calls.length, removals)
    },
  )

  it("boot runs the app even if a stored value makes a request fail", async () => {
    page("/m/home", "localhost", { SESSION: '{"token":"\\ud800"}' })
    const paint = framesOf()
    const ran = recordRuns()
    assert.throws(() => boot({ ...plan, entry: module("anyway") }, defaultDeployment), URIError)
    paint()
    await vi.waitFor(() => assert.deepStrictEqual(ran, ["anyway"]), longestWait)
  })

  const settled = () => vi.advanceTimersByTimeAsync(0)

  describe("boot renders the first banner of home", () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    it("boot renders the first banner from the image host", async () => {
      const { appended, stored } = page("/m/home", "localhost", {}, values)
      boot(plan, defaultDeployment)
      await settled()
      assert.deepStrictEqual(sourcesOf(appended), ["https://art.example/first.webp"])
      assert.strictEqual(stored["BANNER"], "https://art.example/first.webp")
    })

    it("boot requests the brand's placeholder before the banner, and fetches the app without waiting for either", () => {
      const { pictures, links } = page("/m/home", "localhost", {}, values)
      vi.stubGlobal("fetch", () => new Promise(() => {}))
      boot(plan, defaultDeployment)
      assert.deepStrictEqual(sourcesOf(pictures), [brandPlaceholder])
      assert.deepStrictEqual(hrefs(links), early)
    })

    it("boot renders the previous visit's banner at once, and replaces the banner when today's banner is different", async () => {
      const last = "https://art.example/last.webp"
      const { appended, stored } = page("/m/home", "localhost", { BANNER: last }, values)
      boot(plan, defaultDeployment)
      assert.deepStrictEqual(sourcesOf(appended), [last])
      await settled()
      assert.deepStrictEqual(sourcesOf(appended), [last, "https://art.example/first.webp"])
      const again = page("/m/home", "localhost", stored, values)
      boot(plan, defaultDeployment)
      await settled()
      assert.strictEqual(again.appended.length, 1)
    })

    const unsafe = { banners: [{ groupName: "m_home", url: "http://evil.example/a.webp" }] }

    it.each([
      ["an unsafe address", { ...values, "/wps/b": unsafe }],
      ["a broken response", {}],
    ])("boot renders no banner from %s or from an unsafe stored address", async (_, responses) => {
      const { appended, links } = page("/m/home", "localhost", { BANNER: "javascript:alert(1)" }, responses)
      boot(plan, defaultDeployment)
      await settled()
      assert.deepStrictEqual(appended, [])
      assert.deepStrictEqual(hrefs(links), early)
    })
  })
})
