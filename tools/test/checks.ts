import { once } from "./step.ts"

/** The checks that only read the source. */
export const checks = [
  once("types", "tsc --noEmit"),
  once("pure types", "tsc --noEmit -p tsconfig.pure.json"),
  once("lint", "oxlint --type-aware"),
  once("unused code", "knip --production"),
  once("format", "prettier --check --log-level warn --cache --cache-strategy content ."),
]
