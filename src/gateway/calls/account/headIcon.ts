import { Schema } from "effect"

import { HeadIcons } from "#domain/account/HeadIcon.ts"
import * as Call from "#gateway/Call.ts"

const path = "/wps/member/info/icon"

/** The member's head icon and the available ones. */
export const headIcons = Call.read({ path, input: Call.Nothing, output: HeadIcons })

/** Changes the head icon. Assumed: the response is not needed, because the member is refetched. */
export const chooseHeadIcon = Call.change("POST", {
  path,
  input: Schema.Struct({ icon: Schema.String }),
  output: Call.Ignored,
})
