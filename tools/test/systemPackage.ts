import { execFileSync, spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/** Package names by package manager. */
export type Packages = Readonly<Record<string, string>>

export const isOnPath = (command: string): boolean =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, command)))

/** `""` for root, `"sudo -n "` where that works without a password, otherwise `undefined`. */
const asRoot = (): string | undefined => {
  if (process.getuid?.() === 0) return ""
  return isOnPath("sudo") && spawnSync("sudo", ["-n", "true"]).status === 0 ? "sudo -n " : undefined
}

/** Installs a program with the system's package manager; returns whether that succeeded. */
export const installPackage = (name: string, packages: Packages): boolean => {
  const found = Object.entries(packages).find(([manager]) => isOnPath(manager))
  const root = asRoot()
  if (found === undefined || root === undefined) return false
  const [manager, line] = found
  console.log(`${name} is missing: installing it with ${manager} …`)
  const lines = manager === "apt-get" ? ["apt-get update -q", line] : [line]
  try {
    for (const each of lines)
      execFileSync("sh", ["-c", `${root}${each}`], { stdio: ["ignore", "ignore", "inherit"] })
    return true
  } catch {
    return false
  }
}
