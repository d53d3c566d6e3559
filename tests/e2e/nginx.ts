import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

import { brandsFile, headersFile } from "#tools/configure/serverFiles.ts"
import { freePort } from "#tests/support/freePort.ts"
import { nginxForTests } from "#tools/test/programs.ts"

export const nginx = nginxForTests()

/** The file of nginx's module that sends `.br` files, if it is installed. */
export const brotliModule = (): string | undefined => {
  const { stderr } = spawnSync(nginx ?? "nginx", ["-V"], { encoding: "utf8" })
  const [, folder = ""] = /--modules-path=(\S+)/.exec(stderr) ?? []
  const file = join(folder, "ngx_http_brotli_static_module.so")
  return existsSync(file) ? file : undefined
}

/** The built product behind a real nginx. */
export interface Deployment {
  readonly url: string
  /** The same site by TLS, with a certificate that is signed by its own key. */
  readonly secure: { readonly url: string; readonly certificate: string }
  /** The address that redirects to TLS. */
  readonly redirecting: string
  /** Replaces the served build atomically with another one and loads its headers. */
  readonly deploy: (folder: string) => Promise<void>
  /** The log of its requests so far. */
  readonly log: () => string
  /** The log of its errors so far. */
  readonly errors: () => string
  readonly stop: () => Promise<void>
}

/** Replaces lines; throws if the configuration no longer has one. */
const fill = (text: string, lines: Readonly<Record<string, string>>): string =>
  Object.entries(lines).reduce((filled, [line, other]) => {
    if (!filled.includes(line)) throw new Error(`deploy/nginx.conf has no ${line}`)
    return filled.replace(line, other)
  }, text)

const around = (home: string, brotli: string | undefined): string =>
  [
    ...(brotli === undefined ? [] : [`load_module ${brotli};`]),
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    "worker_processes 1;",
    `pid ${home}/pid;`,
    `error_log ${home}/error.log;`,
    "events {}",
    "http {",
    "  include /etc/nginx/mime.types;",
    "  access_log off;",
    ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `  ${name}_temp_path ${home}/${name};`,
    ),
    `  include ${home}/lobby.conf;`,
    "}",
  ].join("\n")

const untilItResponds = async (url: string, server: ChildProcess, home: string): Promise<void> => {
  while (server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response !== undefined) return
    await new Promise((resume) => setTimeout(resume, 50))
  }
  throw new Error(`nginx ended: ${readFileSync(`${home}/error.log`, "utf8")}`)
}

/** Writes a certificate for the loopback address, signed by its own key, into a folder. */
const makeCertificate = (folder: string): { readonly chain: string; readonly key: string } => {
  const [chain, key] = [join(folder, "chain.pem"), join(folder, "key.pem")]
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
  const subject = ["-subj", "/CN=lobby", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2"]
  execFileSync("openssl", ["req", "-x509", ...curve, ...subject, "-out", chain, "-keyout", key], {
    stdio: "pipe",
  })
  return { chain, key }
}

/** Waits until the page has the policy of a build. */
const untilItSends = async (url: string, folder: string): Promise<void> => {
  const file = readFileSync(join(folder, brandsFile), "utf8")
  for (;;) {
    // The reload closes connections.
    const page = await fetch(url).catch(() => undefined)
    if (file.includes(`"${page?.headers.get("content-security-policy")}"`)) return
    await new Promise((resume) => setTimeout(resume, 50))
  }
}

interface Site {
  readonly folder: string
  readonly gateway: string
  /** The file of the module that sends `.br` files. */
  readonly brotli?: string | undefined
  /** Other texts for further lines of the configuration. */
  readonly lines?: Readonly<Record<string, string>>
}

/**
 * Starts nginx on the loopback address with this repository's configuration and its marked lines filled in. Browsers
 * open it without TLS, because they run no service worker behind a certificate that they do not trust.
 */
export const startNginx = async ({ folder, gateway, brotli, lines }: Site): Promise<Deployment> => {
  const home = mkdtempSync(join(tmpdir(), "nginx-"))
  const [plain, secure, redirecting] = await Promise.all([freePort(), freePort(), freePort()])
  const current = join(home, "current")
  const { chain, key } = makeCertificate(home)
  symlinkSync(resolve(folder), current)
  const filled = fill(readFileSync("deploy/nginx.conf", "utf8"), {
    "listen 80;": `listen 127.0.0.1:${redirecting};`,
    "listen [::]:80;": "",
    "listen 443 ssl http2;": `listen 127.0.0.1:${plain}; listen 127.0.0.1:${secure} ssl http2;`,
    "listen [::]:443 ssl http2;": "",
    "/etc/ssl/lobby/chain.pem": chain,
    "/etc/ssl/lobby/key.pem": key,
    "root /srv/lobby/dist;": `root ${current};`,
    [`/srv/lobby/dist/${headersFile}`]: join(current, headersFile),
    [`/srv/lobby/dist/${brandsFile}`]: join(current, brandsFile),
    "/var/log/nginx/lobby.log": `${home}/access.log`,
    "/var/log/nginx/error.log": `${home}/error.log`,
    "127.0.0.1:4400": new URL(gateway).host,
    ...lines,
    ...(brotli === undefined ? {} : { "# brotli_static on;": "brotli_static on;" }),
  })
  writeFileSync(join(home, "lobby.conf"), filled)
  writeFileSync(join(home, "nginx.conf"), around(home, brotli))
  const server = spawn(nginx ?? "nginx", ["-p", home, "-c", join(home, "nginx.conf")], { stdio: "inherit" })
  const url = `http://127.0.0.1:${plain}`
  await untilItResponds(url, server, home)
  return {
    url,
    secure: { url: `https://127.0.0.1:${secure}`, certificate: readFileSync(chain, "utf8") },
    redirecting: `http://127.0.0.1:${redirecting}`,
    deploy: async (next) => {
      if (realpathSync(current) === resolve(next)) return
      symlinkSync(resolve(next), `${current}.next`)
      renameSync(`${current}.next`, current)
      server.kill("SIGHUP")
      await untilItSends(url, current)
    },
    log: () => readFileSync(join(home, "access.log"), "utf8"),
    errors: () => readFileSync(join(home, "error.log"), "utf8"),
    stop: async () => {
      const ended = new Promise((done) => server.once("exit", done))
      server.kill("SIGTERM")
      await ended
      rmSync(home, { recursive: true })
    },
  }
}
