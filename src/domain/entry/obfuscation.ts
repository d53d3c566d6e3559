import { Result } from "effect"
import * as Base64 from "effect/encoding/Base64"

const marker = "lantern:"

/** Makes a password unreadable at a glance, but anyone can decode the result (open point 59). */
export const obfuscate = (password: string): string => Base64.encode(marker + Base64.encode(password))

export const reveal = (stored: string): string | undefined => {
  const outer = Result.getOrElse(Base64.decodeString(stored), () => "")
  if (!outer.startsWith(marker)) return undefined
  const inner = Base64.decodeString(outer.slice(marker.length))
  return Result.isSuccess(inner) ? inner.success : undefined
}
