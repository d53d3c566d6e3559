import { Result, Schema } from "effect"

import { deedsFrom } from "#fixtures/sharedState.ts"

/** Maximum length of a link in characters, because messengers and issue trackers cut longer links. */
export const longestLink = 2000

const kind = "lantern-lobby scenario"

/** The contents of a scenario file. */
const Contents = Schema.Struct({
  kind: Schema.Literal(kind),
  /** Path and query of the page. */
  page: Schema.String.check(Schema.isPattern(/^\/(?!\/)/)),
  /** The scenario as in a link, including the build. */
  scenario: Schema.String,
  /** The data that players have changed in the simulated gateway. */
  gateway: Schema.Unknown,
})
const decode = Schema.decodeResult(Schema.fromJsonString(Contents))

/** Encodes a scenario file as text. */
export const write = (file: Omit<typeof Contents.Type, "kind">): string =>
  JSON.stringify({ ...file, kind }, null, 2)

/** A valid scenario file. */
export interface ReadFile extends Pick<typeof Contents.Type, "page" | "scenario"> {
  /** The stored state of the simulated gateway. */
  readonly deeds: string
}

/** Decodes a scenario file; fails with a message why the file cannot be opened. */
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
