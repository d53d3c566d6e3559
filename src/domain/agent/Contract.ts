import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { text } from "#domain/Lenient.ts"

/**
 * The contracts that wait for the member's acceptance. A field that is not empty means one waits (spec §3,
 * decision 133).
 */
export const ContractRequests = Schema.Struct({
  dailysalreqtype: text,
  divtypecompperiodreq: text,
  contracthoursalreq: text,
})
export type ContractRequests = typeof ContractRequests.Type

/** An alert: its text, and the page where the member accepts or refuses the contract. */
export interface ContractPrompt {
  readonly message: MessageKey
  readonly path: string
}

/** The alerts to show, in order (spec §4 "Contract prompts"). */
export const prompts = (requests: ContractRequests): ReadonlyArray<ContractPrompt> => [
  ...(requests.dailysalreqtype ? [{ message: "contract_salary", path: paths.salaryContract } as const] : []),
  ...(requests.divtypecompperiodreq
    ? [{ message: "contract_dividend", path: paths.dividendContract } as const]
    : []),
  ...(requests.contracthoursalreq ? [{ message: "contract_hour", path: paths.hourContract } as const] : []),
]
