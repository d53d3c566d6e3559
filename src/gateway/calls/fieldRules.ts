import { FieldRules } from "#domain/FieldRules.ts"

import * as Call from "../Call.ts"

/** The patterns fields are checked by. */
export const fieldRules = Call.read({
  path: "/wps/system/settings/consolidated",
  input: Call.Nothing,
  output: FieldRules,
})
