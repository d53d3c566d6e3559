import { Schema } from "effect"

import { HeadIcons } from "#domain/HeadIcon.ts"

import * as Call from "../Call.ts"

const path = "/wps/member/info/icon"

/** The member's head icon, and those to choose from. */
export const headIcons = Call.read({ path, input: Call.Nothing, output: HeadIcons })

/** Takes another head icon. Assumed: the answer is not needed, as the member is asked for again. */
export const chooseHeadIcon = Call.change("POST", {
  path,
  input: Schema.Struct({ icon: Schema.String }),
  output: Call.Ignored,
})
