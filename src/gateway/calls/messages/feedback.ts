import { Payload } from "#domain/messages/Feedback.ts"
import * as Call from "#gateway/Call.ts"

/** The captcha must match the last fetched image (spec §7, gateway §3). */
export const sendFeedback = Call.change("POST", {
  path: "/wps/feedback",
  input: Payload,
  output: Call.Ignored,
})
