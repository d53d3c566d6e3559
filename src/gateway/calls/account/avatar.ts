import { Schema } from "effect"

import { Avatars } from "#domain/account/Avatar.ts"
import * as Call from "#gateway/Call.ts"

const path = "/wps/member/info/icon"

export const avatars = Call.plainRead({ path, output: Avatars })

// Assumed: the response is not needed, because the app refetches the member.
export const chooseAvatar = Call.change("POST", {
  path,
  input: Schema.Struct({ icon: Schema.String }),
  output: Call.Ignored,
})
