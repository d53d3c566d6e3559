import { existsSync, readFileSync } from "node:fs"
import { Result } from "effect"

import { read } from "#harness/recorder/Recording.ts"
import { serve } from "#tools/serve/serve.ts"

import { replayRecording } from "./replayRecording.ts"

const lobby = "dist-harness"
const out = ".results/replay"

/** Replays a recording of the harness: `npm run replay FILE`. */
const [file] = process.argv.slice(2)

const refuse = (why: string): never => {
  console.error(why)
  process.exit(2)
}

if (file === undefined) refuse("npm run replay FILE")
else {
  if (!existsSync(file)) refuse(`There is no file ${file}.`)
  const recording = Result.getOrElse(read(readFileSync(file, "utf8")), refuse)
  if (!existsSync(`${lobby}/index.html`)) {
    console.error(`There is no ${lobby}/ yet: npx vite build --mode harness`)
    process.exit(1)
  }
  const site = await serve({ folder: lobby, port: 0 })
  const outcome = await replayRecording(recording, site.url, out)
  await site.close()
  console.log(outcome)
  console.log(`Trace and picture: ${out}/evidence`)
  process.exitCode = outcome === "passed" ? 0 : 1
}
