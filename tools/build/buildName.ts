import { execFileSync } from "node:child_process"

/** The name of a build: the version, and the commit where there is one. */
export const buildName = (version: string): string => {
  try {
    const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
    return `${version}-${commit.trim()}`
  } catch {
    // A copy without git has the version only.
    return version
  }
}
