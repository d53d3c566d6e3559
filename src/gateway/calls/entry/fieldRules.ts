import { FieldRules } from "#domain/FieldRules.ts"
import * as Call from "#gateway/Call.ts"

export const fieldRules = Call.plainRead({
  path: "/wps/system/settings/consolidated",
  output: FieldRules,
})
