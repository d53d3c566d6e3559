import { mkdir, writeFile } from "node:fs/promises"
import { join, relative } from "node:path"
import type { BrowserContext } from "playwright"
import type { TestContext } from "vitest"

import { failedFolder } from "#tools/test/results.ts"

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)

/** `TRACE=full` records the document and the network at each action too, which slows a test down. */
const isFull = process.env["TRACE"] === "full"

/** Records the actions and messages of a context. */
export const startTrace = (context: BrowserContext): Promise<unknown> =>
  context.tracing.start({ snapshots: isFull, screenshots: isFull })

/**
 * After a failed test, writes a screenshot of each page, a trace of each context, and the requests. Adds the paths of
 * these files to the error message.
 */
export const keepEvidence = async (
  { task }: TestContext,
  contexts: ReadonlyArray<BrowserContext>,
  requests: ReadonlyArray<unknown>,
): Promise<void> => {
  if (contexts.length === 0) return
  const folder = join(failedFolder, slug(relative("tests", task.file.name)), slug(task.name))
  await mkdir(folder, { recursive: true })
  const written: Array<string> = []
  const write = async (name: string, make: (path: string) => Promise<unknown>): Promise<void> => {
    const path = join(folder, name)
    const outcome = await make(path).then(
      () => path,
      (error: unknown) => `no ${path}: ${String(error)}`,
    )
    written.push(`  ${outcome}`)
  }
  const pages = contexts.flatMap((context) => context.pages())
  for (const [index, page] of pages.entries()) {
    await write(`page-${index + 1}.png`, (path) => page.screenshot({ path, timeout: 5000 }))
  }
  for (const [index, context] of contexts.entries()) {
    await write(`trace-${index + 1}.zip`, (path) => context.tracing.stopChunk({ path }))
  }
  const lines = requests.map((request) => JSON.stringify(request))
  await write("requests.jsonl", (path) => writeFile(path, lines.join("\n")))
  const error = task.result?.errors?.[0]
  if (error !== undefined) error.message += `\n\nEvidence:\n${written.join("\n")}\n`
}
