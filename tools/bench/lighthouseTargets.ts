import { forwardTo } from "./forward.ts"
import { pages } from "./pages.ts"

const site = process.env["BENCH_SITE"]
if (site === undefined) throw new Error("BENCH_SITE is not set: this file is for npm run bench:load")

const host = "app.perf.test"

/** The pages that Lighthouse audits, in the form of the measuring tool. */
export const targets = pages
  .filter(({ isAudited = false }) => isAudited)
  .map(({ name, path }) => ({ name, host, url: `https://${host}${path}` }))

export const sites = { [host]: { api: forwardTo(site) } }
