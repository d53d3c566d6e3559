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

/** An nginx for the deployment tests, installed when missing; undefined if that fails. */
export const findNginx = (): string | undefined =>
  installed() ?? (installPackage("nginx", packages) ? installed() : undefined)
