import type { Check } from "../check.ts"
import { captchaAfterFailures } from "./failures.ts"
import { moneyChecks } from "./money.ts"
import { pagingCheck, periodCheck } from "./paging.ts"
import { protectionCheck } from "./protection.ts"
import { sessionChecks } from "./session.ts"
import { transportChecks } from "./transport.ts"
import { valueChecks } from "./values.ts"

/** Every check, in the order in which they run. */
export const checks: ReadonlyArray<Check> = [
  ...sessionChecks,
  ...transportChecks,
  ...valueChecks,
  pagingCheck,
  periodCheck,
  protectionCheck,
  ...moneyChecks,
  captchaAfterFailures,
]
