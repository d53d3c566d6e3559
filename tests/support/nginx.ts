import { type ChildProcess, spawn } from "node:child_process"
import {
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

import { freePort } from "#tools/serve/freePort.ts"

/** The built product behind a real nginx. */
export interface Deployment {
  readonly url: string
  /** Replaces the served build atomically with another one and loads its headers. */
  readonly deploy: (folder: string) => Promise<void>
  /** The log of its requests so far. */
  readonly log: () => string
  readonly stop: () => Promise<void>
}

/** Replaces a marked line; throws if the configuration no longer has it. */
const fill = (text: string, line: RegExp, filled: string): string => {
  if (!line.test(text)) throw new Error(`deploy/nginx.conf has no line ${line}`)
  return text.replace(line, filled)
}

const around = (home: string): string =>
  [
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

const untilItResponds = async (url: string, nginx: ChildProcess, home: string): Promise<void> => {
  while (nginx.exitCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response !== undefined) return
    await new Promise((resume) => setTimeout(resume, 50))
  }
  throw new Error(`nginx ended: ${readFileSync(`${home}/error.log`, "utf8")}`)
}

/** Waits until the page has the policy of a headers file. */
const untilItSends = async (url: string, headers: string): Promise<void> => {
  const file = readFileSync(headers, "utf8")
  for (;;) {
    // The reload closes connections.
    const page = await fetch(url).catch(() => undefined)
    if (file.includes(`"${page?.headers.get("content-security-policy")}"`)) return
    await new Promise((resume) => setTimeout(resume, 50))
  }
}

/** Starts nginx on the loopback address with this repository's configuration and its marked lines filled in. */
export const startNginx = async (
  program: string,
  { folder, gateway }: { readonly folder: string; readonly gateway: string },
): Promise<Deployment> => {
  const home = mkdtempSync(join(tmpdir(), "nginx-"))
  const port = await freePort()
  const current = join(home, "current")
  symlinkSync(resolve(folder), current)
  const listens = fill(readFileSync("deploy/nginx.conf", "utf8"), /listen 80;/, `listen 127.0.0.1:${port};`)
  const rooted = fill(listens, /root \/srv\/lobby\/dist;/, `root ${current};`)
  const headed = fill(
    rooted,
    /include \/srv\/lobby\/dist\/\.headers\.conf;/,
    `include ${current}/.headers.conf;`,
  )
  const logged = fill(headed, /access_log \/var\/log\/nginx\/lobby\.log/, `access_log ${home}/access.log`)
  const whole = fill(logged, /server 127\.0\.0\.1:4400;/, `server ${new URL(gateway).host};`)
  writeFileSync(join(home, "lobby.conf"), whole)
  writeFileSync(join(home, "nginx.conf"), around(home))
  const nginx = spawn(program, ["-p", home, "-c", join(home, "nginx.conf")], { stdio: "inherit" })
  const url = `http://127.0.0.1:${port}`
  await untilItResponds(url, nginx, home)
  return {
    url,
    deploy: async (next) => {
      if (realpathSync(current) === resolve(next)) return
      symlinkSync(resolve(next), `${current}.next`)
      renameSync(`${current}.next`, current)
      nginx.kill("SIGHUP")
      await untilItSends(url, join(current, ".headers.conf"))
    },
    log: () => readFileSync(join(home, "access.log"), "utf8"),
    stop: async () => {
      const ended = new Promise((done) => nginx.once("exit", done))
      nginx.kill("SIGTERM")
      await ended
      rmSync(home, { recursive: true })
    },
  }
}
