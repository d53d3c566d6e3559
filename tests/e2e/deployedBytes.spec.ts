import { readFileSync } from "node:fs"
import { get } from "node:http"
import { connect } from "node:http2"
import { buffer } from "node:stream/consumers"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { brandPlaceholder } from "#config/product.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { type Deployment, startNginx } from "#tests/support/nginx.ts"
import { budgets, firstScreen } from "#tools/bench/budgets.ts"
import { weigh } from "#tools/bench/weight.ts"
import { serve } from "#tools/serve/serve.ts"
import { brotliModule, ensureNginx } from "#tools/test/nginx.ts"

const folder = process.env["PRODUCT_DIST"] ?? "dist"

interface Received {
  readonly encoding: string | undefined
  readonly vary: string | undefined
  readonly body: Buffer
}

/** A response as it is sent, without decompression. */
const receive = (url: string, encoding: string): Promise<Received> =>
  new Promise((done, failed) => {
    get(url, { headers: { "accept-encoding": encoding } }, (response) => {
      const { headers } = response
      buffer(response).then(
        (body) => done({ body, encoding: headers["content-encoding"], vary: headers.vary }),
        failed,
      )
    }).once("error", failed)
  })

const addressOf = (file: string): string => (file === "index.html" ? paths.home : `/${file}`)

/** kB of 1000 bytes that a server sends before home's first content: HTML, CSS and JS. */
const firstVisit = async (url: string, encoding: string): Promise<number> => {
  const files = weigh(folder, firstScreen)
  const responses = await Promise.all(files.map(({ file }) => receive(url + addressOf(file), encoding)))
  expect(responses.map((response) => response.encoding)).toEqual(files.map(() => encoding))
  return responses.reduce((sum, { body }) => sum + body.length, 0) / 1000
}

const nginx = ensureNginx()
const brotli = brotliModule(nginx)

describe("the bytes that a deployment sends", () => {
  let site: Deployment | undefined
  let withBrotli: { readonly url: string; readonly stop: () => Promise<void> } | undefined

  beforeAll(async () => {
    // No test here asks the gateway.
    const gateway = "http://127.0.0.1:9"
    site = await startNginx(nginx, { folder, gateway })
    if (brotli !== undefined) {
      withBrotli = await startNginx(nginx, { folder, gateway, brotli })
      return
    }
    const preview = await serve({ folder, port: 0, strict: true })
    withBrotli = { url: preview.url, stop: preview.close }
  })
  afterAll(async () => {
    await Promise.all([site?.stop(), withBrotli?.stop()])
  })

  it(`a first visit that accepts brotli gets at most ${budgets.firstLoad} kB before home's first content`, async () => {
    const sent = await firstVisit(withBrotli?.url ?? "", "br")
    console.log(`First visit by ${brotli === undefined ? "preview" : "nginx"}, brotli: ${sent.toFixed(1)} kB`)
    expect(sent).toBeLessThanOrEqual(budgets.firstLoad)
  })

  it(`a first visit that accepts gzip alone gets at most ${budgets.firstLoadGzip} kB before home's first content`, async () => {
    const sent = await firstVisit(site?.url ?? "", "gzip")
    console.log(`First visit by nginx, gzip: ${sent.toFixed(1)} kB`)
    expect(sent).toBeLessThanOrEqual(budgets.firstLoadGzip)
  })

  it("nginx sends the copies of the build, which have the content of their files", async () => {
    const copies = [
      { url: site?.url ?? "", encoding: "gzip", ending: "gz", unpack: gunzipSync },
      { url: withBrotli?.url ?? "", encoding: "br", ending: "br", unpack: brotliDecompressSync },
    ]
    for (const { url, encoding, ending, unpack } of copies)
      for (const file of ["index.html", "sw.js", "poster.svg", "manifest.webmanifest"]) {
        const { body, vary } = await receive(url + addressOf(file), encoding)
        expect(body.equals(readFileSync(join(folder, `${file}.${ending}`))), `${file}, ${encoding}`).toBe(
          true,
        )
        expect(unpack(body).equals(readFileSync(join(folder, file))), `${file}, ${encoding}`).toBe(true)
        expect(vary?.toLowerCase(), file).toBe("accept-encoding")
      }
  })

  it("a browser that accepts gzip and brotli gets brotli", async () => {
    const { encoding } = await receive(`${withBrotli?.url}${paths.home}`, "gzip, deflate, br")
    expect(encoding).toBe("br")
  })

  it("nginx sends a file as it is to a browser that accepts no compression", async () => {
    const { body, encoding } = await receive(`${site?.url}${paths.home}`, "identity")
    expect(encoding).toBeUndefined()
    expect(body.equals(readFileSync(join(folder, "index.html")))).toBe(true)
  })

  it("nginx speaks HTTP/2 over TLS and sends other visitors there", async () => {
    const { url, certificate } = site?.secure ?? { url: "", certificate: "" }
    const session = connect(url, { ca: certificate })
    const request = session.request({ ":path": paths.home, "accept-encoding": "gzip" })
    const headers = await new Promise<Readonly<Record<string, unknown>>>((done, failed) => {
      session.once("error", failed)
      request.once("error", failed).once("response", done)
    })
    const body = await buffer(request)
    session.close()
    expect([session.alpnProtocol, headers[":status"], headers["content-encoding"]]).toEqual([
      "h2",
      200,
      "gzip",
    ])
    expect(gunzipSync(body).equals(readFileSync(join(folder, "index.html")))).toBe(true)

    const redirected = await fetch(`${site?.redirecting}/m/login?a=1`, { redirect: "manual" })
    expect([redirected.status, redirected.headers.get("location")]).toEqual([
      308,
      "https://127.0.0.1/m/login?a=1",
    ])
  })

  it("nginx preloads the brand's placeholder picture with the app's page and with no other file", async () => {
    const link = async (path: string) => (await fetch(`${site?.url}${path}`)).headers.get("link")
    const expected = `<${brandPlaceholder}>; rel=preload; as=image; fetchpriority=high`
    expect(await link(paths.home)).toBe(expected)
    expect(await link(paths.login)).toBe(expected)
    for (const path of ["/sw.js", "/vip/vip.html", "/assets/gone.js", systemStatus.path])
      expect(await link(path), path).toBeNull()
  })
})
