// End to end because only nginx shows which bytes a deployment sends.
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
import { brotliModule, type Deployment, nginx, startNginx } from "./nginx.ts"
import { serve } from "#tools/serve/serve.ts"

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

const addressOf = (file: string): string => (file === "index.html" ? "/" : `/${file}`)

describe.skipIf(nginx === undefined)("the response bytes of a deployment", () => {
  let site: Deployment | undefined
  let withBrotli: { readonly url: string; readonly stop: () => Promise<void> } | undefined

  beforeAll(async () => {
    const brotli = brotliModule()
    // No test here asks the gateway.
    const gateway = "http://127.0.0.1:9"
    site = await startNginx({ folder, gateway })
    if (brotli !== undefined) {
      withBrotli = await startNginx({ folder, gateway, brotli })
      return
    }
    const preview = await serve({ folder, port: 0, strict: true })
    withBrotli = { url: preview.url, stop: preview.close }
  })
  afterAll(async () => {
    await Promise.all([site?.stop(), withBrotli?.stop()])
  })

  it("equal the build's gzip and brotli copies", async () => {
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

  it("equal the uncompressed file for a browser without compression", async () => {
    const { body, encoding } = await receive(`${site?.url}/`, "identity")
    expect(encoding).toBeUndefined()
    expect(body.equals(readFileSync(join(folder, "index.html")))).toBe(true)
  })

  it("are sent by HTTP/2 over TLS, to which plain HTTP requests are redirected", async () => {
    const { url, certificate } = site?.secure ?? { url: "", certificate: "" }
    const session = connect(url, { ca: certificate })
    const request = session.request({ ":path": "/", "accept-encoding": "gzip" })
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

  it("preload the placeholder picture only with home's documents", async () => {
    const link = async (path: string) => (await fetch(`${site?.url}${path}`)).headers.get("link")
    const expected = `<${brandPlaceholder}>; rel=preload; as=image; fetchpriority=high`
    for (const path of ["/", "/m", "/m/", paths.home]) expect(await link(path), path).toBe(expected)
    for (const path of [
      paths.login,
      paths.settings,
      "/sw.js",
      "/vip/vip.html",
      "/assets/gone.js",
      systemStatus.path,
    ])
      expect(await link(path), path).toBeNull()
  })
})
