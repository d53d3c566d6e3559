import { Result, Schema } from "effect"

import { deedsFrom } from "#fixtures/sharedState.ts"

/** The longest link in characters: messengers and issue trackers cut longer ones. */
export const longestLink = 2000

const kind = "lantern-lobby scenario"

/** What a file has. */
const Contents = Schema.Struct({
  kind: Schema.Literal(kind),
  /** Path and query of the page. */
  page: Schema.String.check(Schema.isPattern(/^\/(?!\/)/)),
  /** The text of a link, with its build. */
  scenario: Schema.String,
  /** What players did in the simulated gateway. */
  gateway: Schema.Unknown,
})
const decode = Schema.decodeResult(Schema.fromJsonString(Contents))

/** The text of a file. */
export const write = (file: Omit<typeof Contents.Type, "kind">): string =>
  JSON.stringify({ ...file, kind }, null, 2)

/** A file that can be opened. */
export interface ReadFile extends Pick<typeof Contents.Type, "page" | "scenario"> {
  /** The stored state of the simulated gateway. */
  readonly deeds: string
}

/** The contents of a file, or why it cannot be opened. */
export const read = (text: string): Result.Result<ReadFile, string> => {
  const file = decode(text)
  if (Result.isFailure(file))
    return Result.fail("This is no scenario file: the Scenario panel saves them by 'Save as file'.")
  const { page, scenario, gateway } = file.success
  const deeds = deedsFrom(gateway)
  return deeds === undefined
    ? Result.fail("This scenario file is of another version: its gateway state does not match.")
    : Result.succeed({ page, scenario, deeds })
}
