import { Schema } from "effect"

import * as Call from "#gateway/Call.ts"

/** Sets the member's nickname. */
export const setNickname = Call.change("POST", {
  path: "/wps/member/info/nickname",
  input: Schema.Struct({ nickname: Schema.String }),
  output: Call.Ignored,
})

/** Sets the member's e-mail address. */
export const setEmail = Call.change("POST", {
  path: "/wps/member/info/email",
  input: Schema.Struct({ email: Schema.String }),
  output: Call.Ignored,
})

/** Sets the real name for payments. */
export const setPayeeName = Call.change("POST", {
  path: "/wps/member/info/payeename",
  input: Schema.Struct({ payeeName: Schema.String }),
  output: Call.Ignored,
})
