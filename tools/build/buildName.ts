import { execFileSync } from "node:child_process"

/** The name of a build: the version, plus the commit if known. */
export const buildName = (version: string): string => {
  try {
    const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
    return `${version}-${commit.trim()}`
  } catch {
    // Without a git repository, the name is the version alone.
    return version
  }
}
