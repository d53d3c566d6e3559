import { execFileSync } from "node:child_process"
import { join } from "node:path"

import { installPackage, isOnPath, type Packages } from "./systemPackage.ts"

const packages: Packages = {
  "apt-get": "apt-get install -y -q --no-install-recommends openssl",
  dnf: "dnf install -y openssl",
  apk: "apk add openssl",
  pacman: "pacman -Sy --noconfirm openssl",
}

export interface Certificate {
  /** Paths of PEM files. */
  readonly chain: string
  readonly key: string
}

/** Writes a certificate for the loopback address, signed by its own key, into a folder. */
export const makeCertificate = (folder: string): Certificate => {
  if (!isOnPath("openssl") && !installPackage("openssl", packages))
    throw new Error(
      "No openssl was found, and none could be installed; the tests of the deployment need one.",
    )
  const certificate = { chain: join(folder, "chain.pem"), key: join(folder, "key.pem") }
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
  const subject = ["-subj", "/CN=lobby", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2"]
  const files = ["-out", certificate.chain, "-keyout", certificate.key]
  execFileSync("openssl", ["req", "-x509", ...curve, ...subject, ...files], { stdio: "pipe" })
  return certificate
}
