import { Schema } from "effect"

import { paths } from "#config/paths.ts"
import type { MessageKey } from "#i18n/messages.ts"

import { text } from "./Lenient.ts"

/** What contracts wait for the member's answer; a field that is not empty asks (spec §3, decision 133). */
export const ContractRequests = Schema.Struct({
  dailysalreqtype: text,
  divtypecompperiodreq: text,
  contracthoursalreq: text,
})
export type ContractRequests = typeof ContractRequests.Type

/** One alert: its text and the page where the contract is answered. */
export interface ContractPrompt {
  readonly message: MessageKey
  readonly path: string
}

/** The alerts of an answer, one after another in this order (spec §4 "Contract prompts"). */
export const prompts = (requests: ContractRequests): ReadonlyArray<ContractPrompt> => [
  ...(requests.dailysalreqtype ? [{ message: "contract_salary", path: paths.salaryContract } as const] : []),
  ...(requests.divtypecompperiodreq
    ? [{ message: "contract_dividend", path: paths.dividendContract } as const]
    : []),
  ...(requests.contracthoursalreq ? [{ message: "contract_hour", path: paths.hourContract } as const] : []),
]
