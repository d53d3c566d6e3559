import { Schema } from "effect"

import * as Call from "#gateway/Call.ts"

export const setNickname = Call.change("POST", {
  path: "/wps/member/info/nickname",
  input: Schema.Struct({ nickname: Schema.String }),
  output: Call.Ignored,
})

export const setEmail = Call.change("POST", {
  path: "/wps/member/info/email",
  input: Schema.Struct({ email: Schema.String }),
  output: Call.Ignored,
})

export const setPayeeName = Call.change("POST", {
  path: "/wps/member/info/payeename",
  input: Schema.Struct({ payeeName: Schema.String }),
  output: Call.Ignored,
})
