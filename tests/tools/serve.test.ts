import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer, get, type Server } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { compress } from "#tools/build/compress.ts"
import { introduction } from "#tools/serve/introduction.ts"
import { serve, type Serving } from "#tools/serve/serve.ts"

const script = "document.documentElement.dataset.theme='dark'"
const page = `<!doctype html><script data-fill="theme">${script}</script><script type="module" src="/assets/index-Abcd1234.js"></script>`

const folder = mkdtempSync(join(tmpdir(), "site-"))
mkdirSync(join(folder, "assets"))
mkdirSync(join(folder, ".vite"))
writeFileSync(join(folder, "index.html"), page)
mkdirSync(join(folder, "m"))
writeFileSync(join(folder, "general.html"), "general")
writeFileSync(join(folder, "m/login.html"), "login")
writeFileSync(join(folder, "assets/index-Abcd1234.js"), "export const a = 1\n".repeat(100))
writeFileSync(join(folder, "icon.svg"), "<svg/>")
writeFileSync(join(folder, ".vite/manifest.json"), "{}")
mkdirSync(join(folder, "brands/harbour"), { recursive: true })
writeFileSync(join(folder, "brands/harbour/index.html"), "<title>Harbour</title><script>let b = 2</script>")
writeFileSync(join(folder, "brands/harbour/icon.svg"), "<svg id='harbour'/>")

/** A gateway that returns the request it got, with two cookies. */
const echo: Server = createServer((request, response) => {
  void text(request).then((body) => {
    response.setHeader("set-cookie", ["a=1; Path=/", "b=2; HttpOnly"])
    response.writeHead(401, { "content-type": "application/json" })
    const { method, url, headers } = request
    response.end(JSON.stringify({ method, url, body, merchant: headers["merchant"], cookie: headers.cookie }))
  })
})

const open = new Set<Serving>()
const started = async (options: {
  readonly gateway?: string
  readonly phonesGateway?: string
  readonly strict?: boolean
  readonly place?: string
}): Promise<string> => {
  const serving = await serve({ folder, port: 0, ...options })
  open.add(serving)
  return serving.url
}

let gateway = ""
let site = ""
beforeAll(async () => {
  await new Promise<void>((done) => echo.listen(0, "127.0.0.1", done))
  const address = echo.address()
  gateway = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
  await compress(folder)
  site = await started({ gateway, strict: true })
})
afterAll(async () => {
  for (const serving of open) await serving.close()
  echo.close()
  rmSync(folder, { recursive: true })
})

describe("files of a site", () => {
  it.for([
    ["/", page],
    ["/m/login?x=1", "login"],
    ["/m/", "general"],
    ["/nope/at/all?x=1", "general"],
  ] as const)("responds to %s with the document of the address, or the general one", async ([path, html]) => {
    const response = await fetch(site + path)
    expect(response.headers.get("content-type")).toBe("text/html;charset=utf-8")
    expect(response.headers.get("cache-control")).toBe("no-cache")
    expect(await response.text()).toBe(html)
  })

  it("returns 404 for missing files, hidden files, and the files of a brand at another address", async () => {
    for (const path of [
      "/assets/gone-Abcd1234.js",
      "/.vite/manifest.json",
      "/%2e%2e/secret.txt",
      "/vip/vip.html",
      "/brands/harbour/icon.svg",
      "/brands/harbour/index.html",
    ])
      expect((await fetch(site + path)).status, path).toBe(404)
  })

  it("caches hashed files forever, and revalidates other files", async () => {
    const hashed = await fetch(`${site}/assets/index-Abcd1234.js`)
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    expect(hashed.headers.get("x-content-type-options")).toBe("nosniff")
    const icon = await fetch(`${site}/icon.svg`)
    expect(icon.headers.get("cache-control")).toBe("no-cache")
    const etag = icon.headers.get("etag") ?? ""
    expect((await fetch(`${site}/icon.svg`, { headers: { "if-none-match": etag } })).status).toBe(304)
  })

  it("sandboxes a picture that is opened as a document", async () => {
    const { headers } = await fetch(`${await started({})}/icon.svg`)
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
  })

  it("sends the origin alone as the referrer, because the address of a link may contain a token", async () => {
    expect((await fetch(await started({}))).headers.get("referrer-policy")).toBe("strict-origin")
  })

  it("sends a content security policy with the gateway's origin only if started in strict mode", async () => {
    const policy = (await fetch(site)).headers.get("content-security-policy") ?? ""
    const hash = createHash("sha256").update(script).digest("base64")
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain(`connect-src 'self' ${gateway};`)
    const loose = await fetch(await started({}))
    expect(loose.headers.get("content-security-policy")).toBeNull()
  })
})

describe("paths of the gateway", () => {
  it.for(["/wps/session/login?x=1", "/lgw/a", "/lotto/lgw/b"])(
    "forward a request to %s with body, cookies and headers",
    async (url) => {
      const headers = { merchant: "lantern", cookie: "a=1" }
      const response = await fetch(site + url, { method: "POST", body: "{}", headers })
      expect(response.status).toBe(401)
      expect(response.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=2; HttpOnly"])
      expect(await response.json()).toEqual({ method: "POST", url, body: "{}", ...headers })
      expect(response.headers.get("content-security-policy")).toBe(
        "sandbox; default-src 'none'; frame-ancestors 'none'",
      )
    },
  )

  it("return 502 without a response envelope when the gateway is down", async () => {
    const response = await fetch(`${await started({ gateway: "http://127.0.0.1:9" })}/wps/system/status`)
    expect(response.status).toBe(502)
    expect(await response.text()).toBe("Bad gateway")
  })

  it("forward the harness's settings endpoint only from the hosts of phones", async () => {
    const url = new URL(await started({ phonesGateway: gateway }))
    const at = (host: string, path: string, origin = `http://${host}:${url.port}`) =>
      new Promise<string>((done, failed) => {
        const headers = { host: `${host}:${url.port}`, origin }
        get({ port: url.port, path, headers }, (response) => {
          text(response).then((body) => done(`${response.statusCode} ${body.slice(0, 15)}`), failed)
        }).on("error", failed)
      })
    const echoed = `401 {"method":"GET"`
    expect(await at("phone-1.lobby.localhost", "/wps/a")).toBe(echoed)
    expect(await at("phone-1.lobby.localhost", "/__harness/settings")).toBe(echoed)
    expect(await at("phones.lobby.localhost", "/__harness/settings")).toBe(echoed)
    const evil = "http://elsewhere.example"
    expect(await at("phone-1.lobby.localhost", "/__harness/settings", evil)).toBe("200 general")
    expect(await at("localhost", "/__harness/settings")).toBe("200 general")
    expect(await at("localhost", "/wps/a")).toBe("502 Bad gateway")
  })
})

describe("the text of npm start", () => {
  it("names the keys of the dock and the accounts", () => {
    expect(introduction(site, undefined)).toMatch(/Ctrl\+Shift\+H.*\n.*lantern123.*\n.* member0: /)
  })
})
