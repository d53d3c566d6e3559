import { Result, Schema } from "effect"
import * as Base64 from "effect/encoding/Base64"

/** A login kept on this device, a mode (decision 59). The password is obfuscated, not protected. */
export const RememberedLogin = Schema.Struct({
  type: Schema.Literals(["username", "sms"]),
  username: Schema.String,
  /** Base64 of a marker and the base64 of the password. */
  password: Schema.String,
  countryDialingCode: Schema.String,
})
export type RememberedLogin = typeof RememberedLogin.Type

const marker = "lantern:"

/** The password as it is stored. */
export const obfuscate = (password: string): string =>
  Base64.encode(marker + Base64.encode(password))

/** The password of a stored one, or nothing when it is not ours. */
export const reveal = (stored: string): string | undefined => {
  const outer = Result.getOrElse(Base64.decodeString(stored), () => "")
  if (!outer.startsWith(marker)) return undefined
  const inner = Base64.decodeString(outer.slice(marker.length))
  return Result.isSuccess(inner) ? inner.success : undefined
}
