import { Result } from "effect"
import * as Base64 from "effect/encoding/Base64"

const marker = "lantern:"

/** A remembered password as it is stored: hidden from a glance, not protected (decision 59). */
export const obfuscate = (password: string): string => Base64.encode(marker + Base64.encode(password))

/** The password of a stored one, or nothing when it is not ours. */
export const reveal = (stored: string): string | undefined => {
  const outer = Result.getOrElse(Base64.decodeString(stored), () => "")
  if (!outer.startsWith(marker)) return undefined
  const inner = Base64.decodeString(outer.slice(marker.length))
  return Result.isSuccess(inner) ? inner.success : undefined
}
