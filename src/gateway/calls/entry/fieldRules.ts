import { FieldRules } from "#domain/FieldRules.ts"
import * as Call from "#gateway/Call.ts"

export const fieldRules = Call.read({
  path: "/wps/system/settings/consolidated",
  input: Call.Nothing,
  output: FieldRules,
})
