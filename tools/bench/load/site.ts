import { execFileSync } from "node:child_process"
import { createHash, X509Certificate } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { createGzip } from "node:zlib"
import { createProxyServer } from "http-proxy-3"

import { serve } from "#tools/serve/serve.ts"

const host = "lobby.test"
export const origin = `https://${host}`

/** Makes a certificate. Chromium trusts it by `digest`, the digest of its public key. */
export const makeCertificate = (openssl: string) => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"))
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")]
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`]
  const files = ["-keyout", keyFile, "-out", certFile]
  execFileSync(openssl, ["req", "-x509", ...curve, ...names, ...files], { stdio: "pipe" })
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)]
  rmSync(folder, { recursive: true })
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" })
  return { key, cert, digest: createHash("sha256").update(publicKey).digest("base64") }
}

export type Certificate = ReturnType<typeof makeCertificate>

/** Serves a built site over HTTP/2, and compresses the gateway's texts, as nginx does. Returns its port. */
export const openSite = async (folder: string, { key, cert }: Certificate, gateway?: string) => {
  const site = await serve({ folder, port: 0, gateway, strict: gateway !== undefined })
  const proxy = createProxyServer({ target: site.url, ssl: { key, cert }, selfHandleResponse: true })
  proxy.on("proxyRes", (incoming, _request, response) => {
    const { connection, "keep-alive": _, "transfer-encoding": _encoding, ...headers } = incoming.headers
    const isText = /json|svg|^text\//.test(headers["content-type"] ?? "")
    const isPlain = incoming.statusCode === 200 && headers["content-encoding"] === undefined && isText
    if (isPlain) {
      delete headers["content-length"]
      headers["content-encoding"] = "gzip"
    }
    response.writeHead(incoming.statusCode ?? 502, headers)
    const body = isPlain ? incoming.pipe(createGzip()) : incoming
    body.pipe(response)
  })
  // The browser cancels requests of a page that it leaves.
  proxy.on("error", (_error, _request, response) => void response.destroy())
  proxy.listen(0, "127.0.0.1")
  let address = proxy.address()
  for (; typeof address !== "object" || address === null; address = proxy.address()) await setTimeout(10)
  return address.port
}
