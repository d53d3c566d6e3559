import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

import { installPackage, type Packages } from "./systemPackage.ts"

const packages: Packages = {
  "apt-get": "apt-get install -y -q --no-install-recommends nginx-light",
  dnf: "dnf install -y nginx-core",
  apk: "apk add nginx",
  pacman: "pacman -Sy --noconfirm nginx",
}

const folders = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"]

const installed = (): string | undefined =>
  [...(process.env.PATH ?? "").split(delimiter), ...folders]
    .map((folder) => join(folder, "nginx"))
    .find((path) => existsSync(path))

const advice = `No nginx was found, and none could be installed; the tests of the deployment need one.
Install one (on Debian: apt-get install nginx-light), or add the folder of one to PATH: PATH=/path/to:$PATH npm test`

/** The nginx for the tests of the deployment, installed by the system's package manager when missing. */
export const ensureNginx = (): string => {
  const path = installed() ?? (installPackage("nginx", packages) ? installed() : undefined)
  if (path === undefined) throw new Error(advice)
  return path
}

/** The file of nginx's module that sends `.br` files, if it is installed. */
export const brotliModule = (nginx: string): string | undefined => {
  const [, folder = ""] =
    /--modules-path=(\S+)/.exec(spawnSync(nginx, ["-V"], { encoding: "utf8" }).stderr) ?? []
  const file = join(folder, "ngx_http_brotli_static_module.so")
  return existsSync(file) ? file : undefined
}
