import { Payload } from "#domain/Feedback.ts"

import * as Call from "../Call.ts"

/** Sends a feedback; the captcha belongs to the image that was asked for last (spec §7, C19). */
export const sendFeedback = Call.change("POST", {
  path: "/wps/feedback",
  input: Payload,
  output: Call.Ignored,
})
